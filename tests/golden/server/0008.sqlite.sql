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
INSERT INTO "addresses" VALUES(1,'0b6dbc26ed7ff2f21eef7d06bf0a9018',1794988407760);
INSERT INTO "addresses" VALUES(2,'0b6dbc26ed7ff2f21eef7d06bf0a9018',1794988407847);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
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
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',1,'act','south','K2',1794988408022,'1:c1');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',2,'act','south','S1',1794988408029,'1:c2');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',3,'act','south','T4',1794988408031,'1:c3');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',4,'act','south','C4',1794988408033,'1:c4');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',5,'act','south','.',1794988408034,'1:c5');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',6,'act','north','C2',1794988408036,'2:c6');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',7,'act','north','C6',1794988408038,'2:c7');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',8,'act','north','K6',1794988408040,'2:c8');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',9,'act','north','P6',1794988408042,'2:c9');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',10,'act','north','.',1794988408047,'2:c10');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',11,'act','south','T2',1794988408049,'1:c11');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',12,'act','south','T1',1794988408050,'1:c12');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',13,'undo','south',NULL,1794988408052,'1:c13');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',14,'act','south','M1',1794988408054,'1:c14');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',15,'act','south','P5',1794988408055,'1:c15');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',16,'act','south','T4',1794988408057,'1:c16');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',17,'act','south','.',1794988408058,'1:c17');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',18,'act','north','T7',1794988408060,'2:c18');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',19,'act','north','T4',1794988408062,'2:c19');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',20,'act','north','T4',1794988408064,'2:c20');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',21,'act','north','T3',1794988408065,'2:c21');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',22,'act','north','.',1794988408067,'2:c22');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',23,'act','south','.',1794988408069,'1:c23');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',24,'act','north','P2',1794988408071,'2:c24');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',25,'undo','north',NULL,1794988408073,'2:c25');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',26,'act','north','>4',1794988408075,'2:c26');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',27,'undo','north',NULL,1794988408077,'2:c27');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',28,'act','north','T5',1794988408079,'2:c28');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',29,'act','north','T7',1794988408080,'2:c29');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',30,'act','north','P6',1794988408082,'2:c30');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',31,'act','north','T6',1794988408084,'2:c31');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',32,'undo','north',NULL,1794988408086,'2:c32');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',33,'act','north','.',1794988408087,'2:c33');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',34,'act','south','M7',1794988408089,'1:c34');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',35,'act','south','T7',1794988408091,'1:c35');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',36,'act','south','P1',1794988408092,'1:c36');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',37,'act','south','C6',1794988408097,'1:c37');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',38,'act','south','.',1794988408102,'1:c38');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',39,'act','north','P3',1794988408107,'2:c39');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',40,'act','north','P5',1794988408109,'2:c40');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',41,'undo','north',NULL,1794988408111,'2:c41');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',42,'act','north','P2',1794988408115,'2:c42');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',43,'act','north','M7',1794988408124,'2:c43');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',44,'act','north','S3',1794988408132,'2:c44');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',45,'act','north','.',1794988408134,'2:c45');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',46,'act','south','<7',1794988408136,'1:c46');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',47,'undo','south',NULL,1794988408139,'1:c47');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',48,'act','south','<6',1794988408164,'1:c48');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',49,'act','south','>2',1794988408186,'1:c49');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',50,'act','south','.',1794988408199,'1:c50');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',51,'act','north','<3',1794988408201,'2:c51');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',52,'act','north','P7',1794988408225,'2:c52');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',53,'act','north','M5',1794988408233,'2:c53');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',54,'act','north','.',1794988408241,'2:c54');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',55,'act','south','P6',1794988408254,'1:c55');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',56,'act','south','C7',1794988408262,'1:c56');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',57,'act','south','M1',1794988408265,'1:c57');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',58,'act','south','T6',1794988408269,'1:c58');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',59,'act','south','.',1794988408282,'1:c59');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',60,'act','north','<5',1794988408287,'2:c60');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',61,'act','north','S6',1794988408289,'2:c61');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',62,'act','north','T7',1794988408295,'2:c62');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',63,'act','north','.',1794988408297,'2:c63');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',64,'act','south','P4',1794988408299,'1:c64');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',65,'act','south','M4',1794988408301,'1:c65');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',66,'act','south','P5',1794988408303,'1:c66');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',67,'act','south','M5',1794988408304,'1:c67');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',68,'act','south','.',1794988408306,'1:c68');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',69,'act','north','P3',1794988408308,'2:c69');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',70,'act','north','>3',1794988408310,'2:c70');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',71,'act','north','M5',1794988408312,'2:c71');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',72,'undo','north',NULL,1794988408314,'2:c72');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',73,'act','north','M2',1794988408316,'2:c73');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',74,'undo','north',NULL,1794988408318,'2:c74');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',75,'undo','north',NULL,1794988408320,'2:c75');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',76,'undo','north',NULL,1794988408321,'2:c76');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',77,'act','north','>3',1794988408324,'2:c77');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',78,'act','north','P2',1794988408325,'2:c78');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',79,'act','north','M3',1794988408327,'2:c79');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',80,'act','north','x7',1794988408329,'2:c80');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',81,'undo','north',NULL,1794988408331,'2:c81');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',82,'act','north','x7',1794988408335,'2:c82');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',83,'act','north','.',1794988408337,'2:c83');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',84,'act','south','T5',1794988408344,'1:c84');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',85,'act','south','P5',1794988408345,'1:c85');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',86,'act','south','T1',1794988408346,'1:c86');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',87,'act','south','C3',1794988408348,'1:c87');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',88,'act','south','.',1794988408349,'1:c88');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',89,'act','north','<4',1794988408351,'2:c89');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',90,'undo','north',NULL,1794988408353,'2:c90');
INSERT INTO "entries" VALUES('vuNMgzrlr1vE',91,'resign','south',NULL,1794988408355,'1:c91');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',1,'act','south','A3',1794988408379,'1:c92');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',2,'act','south','T6',1794988408384,'1:c93');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',3,'act','south','T1',1794988408390,'1:c94');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',4,'act','south','M6',1794988408394,'1:c95');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',5,'undo','south',NULL,1794988408396,'1:c96');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',6,'act','south','M3',1794988408397,'1:c97');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',7,'act','south','.',1794988408399,'1:c98');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',8,'act','north','T4',1794988408400,'2:c99');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',9,'act','north','P7',1794988408402,'2:c100');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',10,'act','north','C1',1794988408404,'2:c101');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',11,'act','north','G5',1794988408407,'2:c102');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',12,'act','north','.',1794988408410,'2:c103');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',13,'act','south','C1',1794988408412,'1:c104');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',14,'act','south','T2',1794988408413,'1:c105');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',15,'act','south','C1',1794988408414,'1:c106');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',16,'act','south','S7',1794988408415,'1:c107');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',17,'undo','south',NULL,1794988408416,'1:c108');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',18,'act','south','T3',1794988408418,'1:c109');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',19,'act','south','.',1794988408419,'1:c110');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',20,'act','north','C7',1794988408421,'2:c111');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',21,'act','north','M1',1794988408422,'2:c112');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',22,'act','north','P1',1794988408424,'2:c113');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',23,'act','north','P2',1794988408426,'2:c114');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',24,'act','north','.',1794988408427,'2:c115');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',25,'act','south','<2',1794988408429,'1:c116');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',26,'act','south','S7',1794988408430,'1:c117');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',27,'undo','south',NULL,1794988408431,'1:c118');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',28,'act','south','M2',1794988408432,'1:c119');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',29,'act','south','T6',1794988408434,'1:c120');
INSERT INTO "entries" VALUES('p7pck9DaPzbO',30,'act','south','.',1794988408435,'1:c121');
INSERT INTO "entries" VALUES('jtp14DSwkyPK',1,'act','south','.',1794988408443,'4:c122');
INSERT INTO "entries" VALUES('jtp14DSwkyPK',2,'act','north','S2',1794988408445,'4:c123');
INSERT INTO "entries" VALUES('jtp14DSwkyPK',3,'act','north','K3',1794988408448,'4:c124');
INSERT INTO "entries" VALUES('jtp14DSwkyPK',4,'act','north','T4',1794988408450,'4:c125');
INSERT INTO "entries" VALUES('jtp14DSwkyPK',5,'undo','north',NULL,1794988408452,'4:c126');
INSERT INTO "entries" VALUES('jtp14DSwkyPK',6,'act','north','C3',1794988408453,'4:c127');
INSERT INTO "entries" VALUES('jtp14DSwkyPK',7,'act','north','M1',1794988408455,'4:c128');
INSERT INTO "entries" VALUES('jtp14DSwkyPK',8,'undo','north',NULL,1794988408457,'4:c129');
INSERT INTO "entries" VALUES('jtp14DSwkyPK',9,'act','north','T7',1794988408458,'4:c130');
INSERT INTO "entries" VALUES('jtp14DSwkyPK',10,'act','north','.',1794988408460,'4:c131');
INSERT INTO "entries" VALUES('jtp14DSwkyPK',11,'act','south','Y5',1794988408461,'4:c132');
INSERT INTO "entries" VALUES('jtp14DSwkyPK',12,'act','south','P4',1794988408462,'4:c133');
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
INSERT INTO "games" VALUES('vuNMgzrlr1vE','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','ended',1,1,'8222323383befc9c5b2a29ed01d1c45ca4f8fbf30c74cd95b9243318a95aa583',1,1,2,NULL,NULL,1794988407868,1794988407991,1794988408355,'ardennes |/|/|/|/|/|/| s1:4 37/- 26/- 57,15,24,16,west,25,47,13,blitz,35,36,east,46,centre,flanks,17,27,14/second-front,supply-cut,reinforcements,withdrawal,intelligence,new-orders,forced-march,night-march,new-orders,night-march,withdrawal,forced-march,sabotage,sabotage,dig-in,reinforcements,supply-cut,dig-in,intelligence,second-front -','648ea122ccb7f97be1222d5390b71c22ecc7e89e638a4954aec597f040b04bf6','4437ed264b0095f6b0f3871070c3ec58f950c8ef7ef133581dfd7a2defb9e8c9',2,91,16,NULL,NULL,0,NULL,1794988408355,'north','resignation',NULL);
INSERT INTO "games" VALUES('p7pck9DaPzbO','dday','dday','{"clock": {"kind": "days", "seconds": 0, "increment": 0, "days": 3}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,'ae83d70f8969d12c412cd535773f53887f4052ce9b82adfc3f67313bcfc417be',1,1,2,NULL,NULL,1794988408369,1794988408374,NULL,'dday |/|/|/|/|/|/| s1:4 35/- 17/- 15,25,37,26,14,24,46,16,blitz,47,west,27,centre,flanks,36,57,east,13/second-front,supply-cut,night-march,second-front,intelligence,forced-march,withdrawal,dig-in,sabotage,sabotage,reinforcements,withdrawal,new-orders,new-orders,reinforcements,night-march,forced-march,intelligence,supply-cut,dig-in -','6656f0f2692ed43891e20c18ec97e457dcd81b89b600f96c236073015efa4d26','b18d45d538d577a84511da658f7d44418d9a26d8091c83a6b94615475299056c',2,30,6,'north',2,0,1795247608435,1794988408435,NULL,NULL,NULL);
INSERT INTO "games" VALUES('jtp14DSwkyPK','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,NULL,4,4,4,NULL,NULL,1794988408440,1794988408440,NULL,'ardennes |/|/|/|/|/|/| s1:4 25/- 47/- 26,14,35,13,flanks,16,centre,46,west,57,blitz,15,27,17,37,east,24,36/forced-march,reinforcements,intelligence,new-orders,night-march,supply-cut,second-front,dig-in,supply-cut,second-front,reinforcements,forced-march,night-march,sabotage,new-orders,intelligence,dig-in,withdrawal,sabotage,withdrawal -','a0ad415545cb48c526e3890428a609ed6d6b0c1b9c498ab1ed163610262de22a','5ef454906f7171a6170e3d2ceb9bcbff8ec0d8cde78fe207409bd5569f528e5b',2,12,3,'south',4,0,NULL,1794988408462,NULL,NULL,NULL);
INSERT INTO "games" VALUES('zA2DBAdX5FC1','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','open',1,0,'15e884e744ff50d323db6d3b290794e95f3f99f391a2ddf1b27575c3776fb523',4,4,NULL,NULL,NULL,1794988408465,NULL,NULL,NULL,NULL,NULL,2,0,0,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL);
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
CREATE TABLE rating_changes (
	game_id TEXT NOT NULL, 
	user_id INTEGER NOT NULL, 
	"before" FLOAT NOT NULL, 
	"after" FLOAT NOT NULL, person BIGINT, opponent BIGINT, at BIGINT, weight FLOAT, reason TEXT, 
	CONSTRAINT pk_rating_changes PRIMARY KEY (game_id, user_id), 
	CONSTRAINT fk_rating_changes_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT fk_rating_changes_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "rating_changes" VALUES('vuNMgzrlr1vE',1,1500.0,1.33768910609370232124e+03,1,2,1794988408355,1.0,NULL);
INSERT INTO "rating_changes" VALUES('vuNMgzrlr1vE',2,1500.0,1.66231089390629767875e+03,2,1,1794988408355,1.0,NULL);
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
INSERT INTO "ratings" VALUES(1,'ardennes',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794988408355);
INSERT INTO "ratings" VALUES(2,'ardennes',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794988408355);
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
INSERT INTO "sessions" VALUES('5c53dd4d6a085fb715ef2003c84fe321dce25e6e0c20ab86c0788b07c03458a3',1,'cookie',1794988407052,1802764407052,NULL);
INSERT INTO "sessions" VALUES('6113730693edfdbaf31ce070f140c9376b7f72e7fc39ef6dfef7a7bd0ba774d4',2,'cookie',1794988407713,1802764407713,NULL);
INSERT INTO "sessions" VALUES('8293215e418459d76e1566c29fd4dd3d095fe3d806bd4d536d6a28cd0b344f59',3,'bearer',1794988407806,NULL,NULL);
INSERT INTO "sessions" VALUES('a631d336f84960f9104b02a8cb9eebe19dc029f1648ba674ad7f75858359055f',4,'cookie',1794988408439,1802764408439,NULL);
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
INSERT INTO "users" VALUES(1,'Anna','anna','user','$argon2id$v=19$m=19456,t=2,p=1$t789R76v8zc2ibS2wiWB9Q$KOvRo/tD95vRhMJ5mYWv+ZMyusbEzeogV4PEK3EYtY4',NULL,1794988407052,1794988407052);
INSERT INTO "users" VALUES(2,'Bert','bert','user','$argon2id$v=19$m=19456,t=2,p=1$ONAMChgE4G+SN1qdHKIbnQ$yAPcdZ+P8SZTkf3xoprEt9Oz+QD9pybsXIZKutS5mjU',NULL,1794988407713,1794988407713);
INSERT INTO "users" VALUES(3,'Annabot','annabot','bot',NULL,1,1794988407806,1794988407806);
INSERT INTO "users" VALUES(4,'Guest 5953',NULL,'guest',NULL,NULL,1794988408439,1794988408439);
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
