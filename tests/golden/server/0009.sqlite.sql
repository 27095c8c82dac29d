BEGIN TRANSACTION;
CREATE TABLE aborts (
	game_id TEXT NOT NULL, 
	user_id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_aborts PRIMARY KEY (game_id), 
	CONSTRAINT fk_aborts_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT fk_aborts_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE addresses (
	user_id INTEGER NOT NULL, 
	address TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_addresses PRIMARY KEY (user_id, address), 
	CONSTRAINT fk_addresses_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "addresses" VALUES(1,'77b383fcafca2508c9f17cb1c58df3e5',1794999263537);
INSERT INTO "addresses" VALUES(2,'77b383fcafca2508c9f17cb1c58df3e5',1794999263672);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	game_id TEXT NOT NULL, 
	user_id INTEGER NOT NULL, 
	room TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	command TEXT, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_user_id FOREIGN KEY(user_id) REFERENCES users (id), 
	CONSTRAINT uq_chat_game_id_command UNIQUE (game_id, command)
);
CREATE TABLE entries (
	game_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat TEXT NOT NULL, 
	action TEXT, 
	at BIGINT NOT NULL, 
	command TEXT, 
	CONSTRAINT pk_entries PRIMARY KEY (game_id, seq), 
	CONSTRAINT fk_entries_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_entries_game_id_command UNIQUE (game_id, command)
);
INSERT INTO "entries" VALUES('kymFA5wEKQk9',1,'act','south','K2',1794999263734,'1:c1');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',2,'act','south','S1',1794999263756,'1:c2');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',3,'act','south','T4',1794999263790,'1:c3');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',4,'act','south','C4',1794999263806,'1:c4');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',5,'act','south','.',1794999263854,'1:c5');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',6,'act','north','C2',1794999263861,'2:c6');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',7,'act','north','C6',1794999263874,'2:c7');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',8,'act','north','K6',1794999263919,'2:c8');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',9,'act','north','P6',1794999263986,'2:c9');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',10,'act','north','.',1794999264058,'2:c10');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',11,'act','south','T2',1794999264083,'1:c11');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',12,'act','south','T1',1794999264154,'1:c12');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',13,'undo','south',NULL,1794999264230,'1:c13');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',14,'act','south','M1',1794999264342,'1:c14');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',15,'act','south','P5',1794999264430,'1:c15');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',16,'act','south','T4',1794999264442,'1:c16');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',17,'act','south','.',1794999264452,'1:c17');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',18,'act','north','T7',1794999264464,'2:c18');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',19,'act','north','T4',1794999264476,'2:c19');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',20,'act','north','T4',1794999264485,'2:c20');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',21,'act','north','T3',1794999264498,'2:c21');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',22,'act','north','.',1794999264519,'2:c22');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',23,'act','south','.',1794999264527,'1:c23');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',24,'act','north','P2',1794999264536,'2:c24');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',25,'undo','north',NULL,1794999264539,'2:c25');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',26,'act','north','>4',1794999264541,'2:c26');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',27,'undo','north',NULL,1794999264543,'2:c27');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',28,'act','north','T5',1794999264545,'2:c28');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',29,'act','north','T7',1794999264552,'2:c29');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',30,'act','north','P6',1794999264554,'2:c30');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',31,'act','north','T6',1794999264563,'2:c31');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',32,'undo','north',NULL,1794999264565,'2:c32');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',33,'act','north','.',1794999264571,'2:c33');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',34,'act','south','M7',1794999264573,'1:c34');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',35,'act','south','T7',1794999264580,'1:c35');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',36,'act','south','P1',1794999264582,'1:c36');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',37,'act','south','C6',1794999264584,'1:c37');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',38,'act','south','.',1794999264585,'1:c38');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',39,'act','north','P3',1794999264588,'2:c39');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',40,'act','north','P5',1794999264590,'2:c40');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',41,'undo','north',NULL,1794999264596,'2:c41');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',42,'act','north','P2',1794999264598,'2:c42');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',43,'act','north','M7',1794999264600,'2:c43');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',44,'act','north','S3',1794999264602,'2:c44');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',45,'act','north','.',1794999264604,'2:c45');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',46,'act','south','<7',1794999264606,'1:c46');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',47,'undo','south',NULL,1794999264608,'1:c47');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',48,'act','south','<6',1794999264610,'1:c48');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',49,'act','south','>2',1794999264611,'1:c49');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',50,'act','south','.',1794999264613,'1:c50');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',51,'act','north','<3',1794999264615,'2:c51');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',52,'act','north','P7',1794999264619,'2:c52');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',53,'act','north','M5',1794999264621,'2:c53');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',54,'act','north','.',1794999264627,'2:c54');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',55,'act','south','P6',1794999264629,'1:c55');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',56,'act','south','C7',1794999264635,'1:c56');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',57,'act','south','M1',1794999264637,'1:c57');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',58,'act','south','T6',1794999264638,'1:c58');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',59,'act','south','.',1794999264643,'1:c59');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',60,'act','north','<5',1794999264648,'2:c60');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',61,'act','north','S6',1794999264650,'2:c61');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',62,'act','north','T7',1794999264652,'2:c62');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',63,'act','north','.',1794999264654,'2:c63');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',64,'act','south','P4',1794999264656,'1:c64');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',65,'act','south','M4',1794999264658,'1:c65');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',66,'act','south','P5',1794999264659,'1:c66');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',67,'act','south','M5',1794999264661,'1:c67');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',68,'act','south','.',1794999264662,'1:c68');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',69,'act','north','P3',1794999264665,'2:c69');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',70,'act','north','>3',1794999264667,'2:c70');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',71,'act','north','M5',1794999264669,'2:c71');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',72,'undo','north',NULL,1794999264671,'2:c72');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',73,'act','north','M2',1794999264673,'2:c73');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',74,'undo','north',NULL,1794999264675,'2:c74');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',75,'undo','north',NULL,1794999264676,'2:c75');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',76,'undo','north',NULL,1794999264678,'2:c76');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',77,'act','north','>3',1794999264681,'2:c77');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',78,'act','north','P2',1794999264683,'2:c78');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',79,'act','north','M3',1794999264685,'2:c79');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',80,'act','north','x7',1794999264687,'2:c80');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',81,'undo','north',NULL,1794999264689,'2:c81');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',82,'act','north','x7',1794999264691,'2:c82');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',83,'act','north','.',1794999264693,'2:c83');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',84,'act','south','T5',1794999264695,'1:c84');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',85,'act','south','P5',1794999264697,'1:c85');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',86,'act','south','T1',1794999264698,'1:c86');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',87,'act','south','C3',1794999264700,'1:c87');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',88,'act','south','.',1794999264701,'1:c88');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',89,'act','north','<4',1794999264704,'2:c89');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',90,'undo','north',NULL,1794999264706,'2:c90');
INSERT INTO "entries" VALUES('kymFA5wEKQk9',91,'resign','south',NULL,1794999264707,'1:c91');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',1,'act','south','A3',1794999264722,'1:c92');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',2,'act','south','T6',1794999264723,'1:c93');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',3,'act','south','T1',1794999264725,'1:c94');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',4,'act','south','M6',1794999264727,'1:c95');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',5,'undo','south',NULL,1794999264728,'1:c96');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',6,'act','south','M3',1794999264729,'1:c97');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',7,'act','south','.',1794999264730,'1:c98');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',8,'act','north','T4',1794999264732,'2:c99');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',9,'act','north','P7',1794999264734,'2:c100');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',10,'act','north','C1',1794999264736,'2:c101');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',11,'act','north','G5',1794999264738,'2:c102');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',12,'act','north','.',1794999264740,'2:c103');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',13,'act','south','C1',1794999264741,'1:c104');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',14,'act','south','T2',1794999264743,'1:c105');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',15,'act','south','C1',1794999264744,'1:c106');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',16,'act','south','S7',1794999264745,'1:c107');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',17,'undo','south',NULL,1794999264747,'1:c108');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',18,'act','south','T3',1794999264748,'1:c109');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',19,'act','south','.',1794999264749,'1:c110');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',20,'act','north','C7',1794999264752,'2:c111');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',21,'act','north','M1',1794999264753,'2:c112');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',22,'act','north','P1',1794999264755,'2:c113');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',23,'act','north','P2',1794999264757,'2:c114');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',24,'act','north','.',1794999264759,'2:c115');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',25,'act','south','<2',1794999264761,'1:c116');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',26,'act','south','S7',1794999264762,'1:c117');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',27,'undo','south',NULL,1794999264763,'1:c118');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',28,'act','south','M2',1794999264765,'1:c119');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',29,'act','south','T6',1794999264766,'1:c120');
INSERT INTO "entries" VALUES('54lR3I3BKrPF',30,'act','south','.',1794999264767,'1:c121');
INSERT INTO "entries" VALUES('9GAcebMvmRzB',1,'act','south','.',1794999264775,'4:c122');
INSERT INTO "entries" VALUES('9GAcebMvmRzB',2,'act','north','S2',1794999264778,'4:c123');
INSERT INTO "entries" VALUES('9GAcebMvmRzB',3,'act','north','K3',1794999264779,'4:c124');
INSERT INTO "entries" VALUES('9GAcebMvmRzB',4,'act','north','T4',1794999264781,'4:c125');
INSERT INTO "entries" VALUES('9GAcebMvmRzB',5,'undo','north',NULL,1794999264783,'4:c126');
INSERT INTO "entries" VALUES('9GAcebMvmRzB',6,'act','north','C3',1794999264785,'4:c127');
INSERT INTO "entries" VALUES('9GAcebMvmRzB',7,'act','north','M1',1794999264786,'4:c128');
INSERT INTO "entries" VALUES('9GAcebMvmRzB',8,'undo','north',NULL,1794999264788,'4:c129');
INSERT INTO "entries" VALUES('9GAcebMvmRzB',9,'act','north','T7',1794999264789,'4:c130');
INSERT INTO "entries" VALUES('9GAcebMvmRzB',10,'act','north','.',1794999264791,'4:c131');
INSERT INTO "entries" VALUES('9GAcebMvmRzB',11,'act','south','Y5',1794999264793,'4:c132');
INSERT INTO "entries" VALUES('9GAcebMvmRzB',12,'act','south','P4',1794999264794,'4:c133');
CREATE TABLE files (
	name TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	text TEXT NOT NULL, 
	user_id INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_files PRIMARY KEY (name), 
	CONSTRAINT fk_files_user_id FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE games (
	id TEXT NOT NULL, 
	variant TEXT NOT NULL, 
	edition TEXT NOT NULL, 
	settings JSON NOT NULL, 
	status TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	invite_hash TEXT, 
	creator INTEGER NOT NULL, 
	south INTEGER, 
	north INTEGER, 
	south_level INTEGER, 
	north_level INTEGER, 
	created BIGINT NOT NULL, 
	started BIGINT, 
	ended BIGINT, 
	start TEXT, 
	salt TEXT, 
	commitment TEXT, 
	rules INTEGER NOT NULL, 
	seq INTEGER DEFAULT 0 NOT NULL, 
	turn INTEGER DEFAULT 0 NOT NULL, 
	side TEXT, 
	acting INTEGER, 
	machine BOOLEAN DEFAULT false NOT NULL, 
	deadline BIGINT, 
	moved BIGINT, 
	result TEXT, 
	termination TEXT, 
	rematch TEXT, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT fk_games_acting FOREIGN KEY(acting) REFERENCES users (id), 
	CONSTRAINT fk_games_creator FOREIGN KEY(creator) REFERENCES users (id), 
	CONSTRAINT fk_games_north FOREIGN KEY(north) REFERENCES users (id), 
	CONSTRAINT fk_games_rematch FOREIGN KEY(rematch) REFERENCES games (id), 
	CONSTRAINT fk_games_south FOREIGN KEY(south) REFERENCES users (id)
);
INSERT INTO "games" VALUES('kymFA5wEKQk9','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','ended',1,1,'505405e1a8e355b83379d0cffbd26319edca654efaf165663ed0cfd5e3374bd2',1,1,2,NULL,NULL,1794999263681,1794999263710,1794999264707,'ardennes |/|/|/|/|/|/| s1:4 25/- 36/- 37,35,centre,west,flanks,24,east,13,57,17,46,14,15,47,27,16,26,blitz/withdrawal,supply-cut,intelligence,new-orders,second-front,sabotage,supply-cut,forced-march,reinforcements,dig-in,sabotage,new-orders,withdrawal,intelligence,forced-march,night-march,dig-in,night-march,reinforcements,second-front -','f6976976c18a8141e37f4ae20fc5faf2a87336e9f6db8b0fa7871cb9fb99d5c5','7ef8f0f4d8e90c6207cbce24981cad5c18f2ccb121aa67eec80eca7e8841e5cd',2,91,16,NULL,NULL,0,NULL,1794999264707,'north','resignation',NULL);
INSERT INTO "games" VALUES('54lR3I3BKrPF','dday','dday','{"clock": {"kind": "days", "seconds": 0, "increment": 0, "days": 3}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,'700bd61b7c4a5cb4d0d5038a39e211c2b45cbbee362955ddeaeefd13a219beb2',1,1,2,NULL,NULL,1794999264714,1794999264718,NULL,'dday |/|/|/|/|/|/| s1:4 36/- 13/- 37,14,17,east,27,flanks,47,16,24,centre,15,west,35,46,25,26,57,blitz/sabotage,reinforcements,reinforcements,withdrawal,intelligence,forced-march,night-march,supply-cut,sabotage,withdrawal,night-march,intelligence,forced-march,new-orders,second-front,second-front,new-orders,dig-in,dig-in,supply-cut -','db55f68fca5dc99d1c4f063fe20b071e0cd98871e1995585a3fec1c3db287a85','0b2a885b6c5fa9d8fe5cf4f0fdc40ac4221927871596a2cf81f62f0ed0b5449e',2,30,6,'north',2,0,1795258464767,1794999264767,NULL,NULL,NULL);
INSERT INTO "games" VALUES('9GAcebMvmRzB','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,NULL,4,4,4,NULL,NULL,1794999264772,1794999264772,NULL,'ardennes |/|/|/|/|/|/| s1:4 36/- centre/- 26,17,27,47,37,flanks,13,west,24,15,east,14,57,blitz,46,25,16,35/intelligence,sabotage,reinforcements,supply-cut,new-orders,forced-march,second-front,supply-cut,second-front,withdrawal,dig-in,night-march,new-orders,reinforcements,sabotage,dig-in,intelligence,withdrawal,forced-march,night-march -','fbc1251fa5a19a611de2759dc779d1b55191ee1f459fcab1646214417b836e03','8028406e9136a13b4bcaf7ad2299f4fc45470c846622c22bac8ce4bb0d31ebfb',2,12,3,'south',4,0,NULL,1794999264794,NULL,NULL,NULL);
INSERT INTO "games" VALUES('QRS230NTYicW','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','open',1,0,'f9baa1eb111bfec048a0a4d0a9c0cb340ce86d4477801c527d59655502f260d9',4,4,NULL,NULL,NULL,1794999264796,NULL,NULL,NULL,NULL,NULL,2,0,0,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE mutes (
	id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	muted_id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (id), 
	CONSTRAINT fk_mutes_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mutes_muted_id FOREIGN KEY(muted_id) REFERENCES users (id) ON DELETE CASCADE, 
	CONSTRAINT uq_mutes_user_id_muted_id UNIQUE (user_id, muted_id)
);
CREATE TABLE progress (
	user_id INTEGER NOT NULL, 
	data JSON NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_progress PRIMARY KEY (user_id), 
	CONSTRAINT fk_progress_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE "pushes" (
	endpoint TEXT NOT NULL, 
	user_id INTEGER NOT NULL, 
	subscription JSON NOT NULL, 
	created BIGINT NOT NULL, 
	session TEXT NOT NULL, 
	CONSTRAINT pk_pushes PRIMARY KEY (endpoint), 
	CONSTRAINT fk_pushes_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE, 
	CONSTRAINT fk_pushes_session FOREIGN KEY(session) REFERENCES sessions (token_hash) ON DELETE CASCADE
);
CREATE TABLE puzzle_attempts (
	user_id INTEGER NOT NULL, 
	puzzle TEXT NOT NULL, 
	solved BOOLEAN NOT NULL, 
	"before" FLOAT NOT NULL, 
	"after" FLOAT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_puzzle_attempts PRIMARY KEY (user_id, puzzle), 
	CONSTRAINT fk_puzzle_attempts_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "puzzle_attempts" VALUES(1,'b-001',0,1000.0,8.92489759508539805179e+02,1794999263615);
CREATE TABLE puzzle_players (
	user_id INTEGER NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	attempts INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_puzzle_players PRIMARY KEY (user_id), 
	CONSTRAINT fk_puzzle_players_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "puzzle_players" VALUES(1,8.92489759508539805179e+02,2.70929532360569965028e+02,5.99989797663421156603e-02,1,1794999263615);
CREATE TABLE puzzle_ratings (
	puzzle TEXT NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	attempts INTEGER NOT NULL, 
	CONSTRAINT pk_puzzle_ratings PRIMARY KEY (puzzle)
);
INSERT INTO "puzzle_ratings" VALUES('b-001',1.20701030965476525122e+03,1.45053782253452936859e+02,5.99993317222694208523e-02,1);
CREATE TABLE rating_changes (
	game_id TEXT NOT NULL, 
	user_id INTEGER NOT NULL, 
	"before" FLOAT NOT NULL, 
	"after" FLOAT NOT NULL, person BIGINT, opponent BIGINT, at BIGINT, weight FLOAT, reason TEXT, 
	CONSTRAINT pk_rating_changes PRIMARY KEY (game_id, user_id), 
	CONSTRAINT fk_rating_changes_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT fk_rating_changes_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "rating_changes" VALUES('kymFA5wEKQk9',1,1500.0,1.33768910609370232124e+03,1,2,1794999264707,1.0,NULL);
INSERT INTO "rating_changes" VALUES('kymFA5wEKQk9',2,1500.0,1.66231089390629767875e+03,2,1,1794999264707,1.0,NULL);
CREATE TABLE ratings (
	user_id INTEGER NOT NULL, 
	edition TEXT NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (user_id, edition), 
	CONSTRAINT fk_ratings_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "ratings" VALUES(1,'ardennes',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794999264707);
INSERT INTO "ratings" VALUES(2,'ardennes',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794999264707);
CREATE TABLE report_lines (
	report_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	room TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_report_lines PRIMARY KEY (report_id, number), 
	CONSTRAINT fk_report_lines_report_id FOREIGN KEY(report_id) REFERENCES reports (id) ON DELETE CASCADE, 
	CONSTRAINT fk_report_lines_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	reporter INTEGER NOT NULL, 
	reported INTEGER NOT NULL, 
	game_id TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	closed BIGINT, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_reporter FOREIGN KEY(reporter) REFERENCES users (id) ON DELETE CASCADE, 
	CONSTRAINT fk_reports_reported FOREIGN KEY(reported) REFERENCES users (id) ON DELETE CASCADE, 
	CONSTRAINT fk_reports_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_reports_reporter_reported_game_id UNIQUE (reporter, reported, game_id)
);
CREATE TABLE sanctions (
	user_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	until BIGINT, 
	CONSTRAINT pk_sanctions PRIMARY KEY (user_id, kind), 
	CONSTRAINT fk_sanctions_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE server_state (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_server_state PRIMARY KEY (name)
);
INSERT INTO "server_state" VALUES('oldest','0003');
CREATE TABLE sessions (
	token_hash TEXT NOT NULL, 
	user_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT, used BIGINT, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sessions_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('fccf6f78bba7066a948c6291f4f6fedd97a1df7c662c59c0e2d52f137c687f67',1,'cookie',1794999259304,1802775259304,NULL);
INSERT INTO "sessions" VALUES('ba039784bb65db031984845c60d610b5ba5d7723f6893ab9012b7cdce3fff0b4',2,'cookie',1794999263518,1802775263518,NULL);
INSERT INTO "sessions" VALUES('7b94b05baed865bcfcf0b92c179ee989fc934a57377044ec622a82b3dced7843',3,'bearer',1794999263547,NULL,NULL);
INSERT INTO "sessions" VALUES('e33bc972f0e91d4cec9a65b8a461ffa9070865fa1b01cf71fed29e0ab49bc631',4,'cookie',1794999264771,1802775264771,NULL);
CREATE TABLE users (
	id INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	name_key TEXT, 
	kind TEXT NOT NULL, 
	password TEXT, 
	owner INTEGER, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_users PRIMARY KEY (id), 
	CONSTRAINT fk_users_owner FOREIGN KEY(owner) REFERENCES users (id), 
	CONSTRAINT uq_users_name_key UNIQUE (name_key)
);
INSERT INTO "users" VALUES(1,'Anna','anna','user','$argon2id$v=19$m=19456,t=2,p=1$ULUwGDSRQwxR928YxMUfMw$YybhEQB6N4yPrINViVdBF6XKzzWyZIM3d7aH7seWErg',NULL,1794999259304,1794999259304);
INSERT INTO "users" VALUES(2,'Bert','bert','user','$argon2id$v=19$m=19456,t=2,p=1$BMVuAsIxoRU8/RqabL1C2Q$oCCVOJ4nTSub6gBu9pH/Inz5Hc2ZoJJM35EXEBvQpw4',NULL,1794999263518,1794999263518);
INSERT INTO "users" VALUES(3,'Annabot','annabot','bot',NULL,1,1794999263547,1794999263547);
INSERT INTO "users" VALUES(4,'Guest 7361',NULL,'guest',NULL,NULL,1794999264771,1794999264771);
CREATE INDEX ix_games_acting ON games (acting);
CREATE INDEX ix_games_machine_moved ON games (machine, moved);
CREATE INDEX ix_games_north_ended ON games (north, ended);
CREATE INDEX ix_games_public_status_created ON games (public, status, created);
CREATE INDEX ix_games_south_ended ON games (south, ended);
CREATE INDEX ix_games_status_deadline ON games (status, deadline);
CREATE INDEX ix_sessions_expires ON sessions (expires);
CREATE INDEX ix_sessions_user_id ON sessions (user_id);
CREATE INDEX ix_pushes_user_id ON pushes (user_id);
CREATE INDEX ix_pushes_session ON pushes (session);
CREATE INDEX ix_addresses_address ON addresses (address);
CREATE INDEX ix_addresses_at ON addresses (at);
CREATE INDEX ix_mutes_muted_id ON mutes (muted_id);
CREATE INDEX ix_reports_reported ON reports (reported);
CREATE INDEX ix_report_lines_user_id ON report_lines (user_id);
CREATE INDEX ix_rating_changes_person_opponent_at ON rating_changes (person, opponent, at);
CREATE INDEX ix_aborts_user_id_at ON aborts (user_id, at);
COMMIT;
