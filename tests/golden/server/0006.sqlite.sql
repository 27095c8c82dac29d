BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',1,'act','south','K2',1794986503205,'1:c1');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',2,'act','south','S1',1794986503211,'1:c2');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',3,'act','south','T4',1794986503215,'1:c3');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',4,'act','south','C4',1794986503217,'1:c4');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',5,'act','south','.',1794986503218,'1:c5');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',6,'act','north','C2',1794986503221,'2:c6');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',7,'act','north','C6',1794986503223,'2:c7');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',8,'act','north','K6',1794986503225,'2:c8');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',9,'act','north','P6',1794986503227,'2:c9');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',10,'act','north','.',1794986503229,'2:c10');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',11,'act','south','T2',1794986503231,'1:c11');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',12,'act','south','T1',1794986503232,'1:c12');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',13,'undo','south',NULL,1794986503233,'1:c13');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',14,'act','south','M1',1794986503235,'1:c14');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',15,'act','south','P5',1794986503236,'1:c15');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',16,'act','south','T4',1794986503238,'1:c16');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',17,'act','south','.',1794986503239,'1:c17');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',18,'act','north','T7',1794986503241,'2:c18');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',19,'act','north','T4',1794986503243,'2:c19');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',20,'act','north','T4',1794986503245,'2:c20');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',21,'act','north','T3',1794986503247,'2:c21');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',22,'act','north','.',1794986503248,'2:c22');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',23,'act','south','.',1794986503255,'1:c23');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',24,'act','north','P2',1794986503259,'2:c24');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',25,'undo','north',NULL,1794986503277,'2:c25');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',26,'act','north','>4',1794986503288,'2:c26');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',27,'undo','north',NULL,1794986503291,'2:c27');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',28,'act','north','T5',1794986503295,'2:c28');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',29,'act','north','T7',1794986503309,'2:c29');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',30,'act','north','P6',1794986503316,'2:c30');
INSERT INTO "entries" VALUES('tOHMo1Q7sNqa',31,'resign','south',NULL,1794986503318,'1:c31');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',1,'act','south','R3',1794986503428,'1:c32');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',2,'act','south','M7',1794986503435,'1:c33');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',3,'act','south','T7',1794986503449,'1:c34');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',4,'act','south','P1',1794986503458,'1:c35');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',5,'act','south','.',1794986503466,'1:c36');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',6,'act','north','A6',1794986503501,'2:c37');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',7,'act','north','C5',1794986503516,'2:c38');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',8,'act','north','C5',1794986503536,'2:c39');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',9,'undo','north',NULL,1794986503598,'2:c40');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',10,'act','north','T2',1794986503641,'2:c41');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',11,'act','north','C7',1794986503663,'2:c42');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',12,'act','north','.',1794986503695,'2:c43');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',13,'act','south','S6',1794986503710,'1:c44');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',14,'act','south','C7',1794986503721,'1:c45');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',15,'undo','south',NULL,1794986503734,'1:c46');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',16,'act','south','C6',1794986503774,'1:c47');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',17,'act','south','T3',1794986503797,'1:c48');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',18,'act','south','M1',1794986503811,'1:c49');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',19,'act','south','.',1794986503822,'1:c50');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',20,'act','north','S6',1794986503874,'2:c51');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',21,'act','north','T6',1794986503881,'2:c52');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',22,'act','north','T3',1794986503893,'2:c53');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',23,'act','north','T7',1794986503908,'2:c54');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',24,'act','north','.',1794986503917,'2:c55');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',25,'act','south','M6',1794986503928,'1:c56');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',26,'act','south','P7',1794986503930,'1:c57');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',27,'act','south','C7',1794986503940,'1:c58');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',28,'act','south','M3',1794986503947,'1:c59');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',29,'act','south','.',1794986503950,'1:c60');
INSERT INTO "entries" VALUES('IIqxFN9RDZxE',30,'act','north','T5',1794986503955,'2:c61');
INSERT INTO "entries" VALUES('ViU1djxOQmzZ',1,'act','south','T6',1794986503994,'4:c62');
INSERT INTO "entries" VALUES('ViU1djxOQmzZ',2,'act','south','Y3',1794986504011,'4:c63');
INSERT INTO "entries" VALUES('ViU1djxOQmzZ',3,'act','south','M6',1794986504021,'4:c64');
INSERT INTO "entries" VALUES('ViU1djxOQmzZ',4,'act','south','P5',1794986504029,'4:c65');
INSERT INTO "entries" VALUES('ViU1djxOQmzZ',5,'act','south','.',1794986504043,'4:c66');
INSERT INTO "entries" VALUES('ViU1djxOQmzZ',6,'act','north','R5',1794986504050,'4:c67');
INSERT INTO "entries" VALUES('ViU1djxOQmzZ',7,'act','north','T1',1794986504059,'4:c68');
INSERT INTO "entries" VALUES('ViU1djxOQmzZ',8,'act','north','M3',1794986504062,'4:c69');
INSERT INTO "entries" VALUES('ViU1djxOQmzZ',9,'act','north','T3',1794986504067,'4:c70');
INSERT INTO "entries" VALUES('ViU1djxOQmzZ',10,'act','north','.',1794986504073,'4:c71');
INSERT INTO "entries" VALUES('ViU1djxOQmzZ',11,'act','south','P1',1794986504094,'4:c72');
INSERT INTO "entries" VALUES('ViU1djxOQmzZ',12,'act','south','S1',1794986504101,'4:c73');
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
INSERT INTO "games" VALUES('tOHMo1Q7sNqa','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','ended',1,1,'0691d7a448610d71f54fea056598050720fbd55f51ecfed0a68179abca8d0a51',1,1,2,NULL,NULL,1794986503182,1794986503199,1794986503318,'ardennes |/|/|/|/|/|/| s1:4 flanks/- 37/- 24,west,35,15,16,17,57,46,blitz,47,25,east,26,36,27,13,centre,14/intelligence,reinforcements,new-orders,withdrawal,second-front,forced-march,second-front,dig-in,forced-march,supply-cut,sabotage,supply-cut,dig-in,intelligence,night-march,night-march,reinforcements,sabotage,withdrawal,new-orders -','8cb771568c40172c3d4ba9fbe8fb22fcdf7c397434bf6425cf920e473813ba2d','875caa00493d3ee500479805fcbcf7db13f7d51879ac89b10a76fbcc25e13d80',2,31,6,NULL,NULL,0,NULL,1794986503318,'north','resignation',NULL);
INSERT INTO "games" VALUES('IIqxFN9RDZxE','dday','dday','{"clock": {"kind": "days", "seconds": 0, "increment": 0, "days": 3}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,'61fcf1daa4b5a0ebb5e9426372c8186e71ea498f37ba6a6a23cac7f98c635cc6',1,1,2,NULL,NULL,1794986503358,1794986503415,NULL,'dday |/|/|/|/|/|/| s1:4 25/- blitz/- 24,26,16,13,17,46,35,14,36,37,57,flanks,27,47,west,15,centre,east/sabotage,intelligence,second-front,forced-march,second-front,new-orders,supply-cut,sabotage,intelligence,reinforcements,new-orders,dig-in,night-march,supply-cut,dig-in,night-march,withdrawal,forced-march,withdrawal,reinforcements -','df27276d9c17a17cd5b51e192a070ac031d46319e55dbf73d9fa2c8cd6a155d4','c236660d23f328c5ee621b5cf5da3d3b5164df9f236d7ca6dfe400e699c04844',2,30,6,'north',2,0,1795245703950,1794986503955,NULL,NULL,NULL);
INSERT INTO "games" VALUES('ViU1djxOQmzZ','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,NULL,4,4,4,NULL,NULL,1794986503965,1794986503965,NULL,'ardennes |/|/|/|/|/|/| s1:4 15/- 47/- west,26,46,27,17,13,16,14,east,37,blitz,24,57,centre,35,25,flanks,36/intelligence,night-march,dig-in,forced-march,sabotage,forced-march,reinforcements,supply-cut,supply-cut,night-march,second-front,intelligence,withdrawal,new-orders,reinforcements,withdrawal,dig-in,sabotage,second-front,new-orders -','a3cc9c035db3aeeb0c26aa7e2519dbe4dd7e76360238e8b98994be8fd2ab77c4','27ebdc79ceb2f429f03fd94ebba72476c00114c6f2de6fd366a357e375c11e9e',2,12,3,'south',4,0,NULL,1794986504101,NULL,NULL,NULL);
INSERT INTO "games" VALUES('1YDx2n5KTBtN','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','open',1,0,'55ab04eb5583e8aa0e5165e088db0b0bbad090b1c8b65882252968c0582a7c96',4,4,NULL,NULL,NULL,1794986504123,NULL,NULL,NULL,NULL,NULL,2,0,0,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL);
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
	"after" FLOAT NOT NULL, 
	CONSTRAINT pk_rating_changes PRIMARY KEY (game_id, user_id), 
	CONSTRAINT fk_rating_changes_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT fk_rating_changes_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "rating_changes" VALUES('tOHMo1Q7sNqa',1,1500.0,1.33768910609370232124e+03);
INSERT INTO "rating_changes" VALUES('tOHMo1Q7sNqa',2,1500.0,1.66231089390629767875e+03);
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
INSERT INTO "ratings" VALUES(1,'ardennes',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794986503318);
INSERT INTO "ratings" VALUES(2,'ardennes',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794986503318);
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
INSERT INTO "sessions" VALUES('4d0cc2ae002acc48289fb747b2a7b2eac5ea6dee3714fba6d8cf66a53744e297',1,'cookie',1794986501764,1802762501764,NULL);
INSERT INTO "sessions" VALUES('b1f9d374dbc28106d6167742a4eb6cc972768c1b0c167e9aaf2ed5a54c4968c8',2,'cookie',1794986503153,1802762503153,NULL);
INSERT INTO "sessions" VALUES('fd91bf01a6fb2ceadffb0ef0dadf0b264d17a6677355afd771e38eeb1c53b8c4',3,'bearer',1794986503168,NULL,NULL);
INSERT INTO "sessions" VALUES('d85920985a07cfd6c895b28b53ef1a44565ebd711913567ccab1c1d4e40a218c',4,'cookie',1794986503964,1802762503964,NULL);
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
INSERT INTO "users" VALUES(1,'Anna','anna','user','$argon2id$v=19$m=19456,t=2,p=1$4nASmJXhhjiOi7rC16ivFg$1DxmYz6JAboaGCPf1yYZCiCRGLkTVX2Ki+Qgb708dRs',NULL,1794986501764,1794986501764);
INSERT INTO "users" VALUES(2,'Bert','bert','user','$argon2id$v=19$m=19456,t=2,p=1$W404Vh9ip/etzsdtnuPF3w$huN1VNn66LGvRoAz50vt6HrU1AmX0vxcUuHZdhh+HEU',NULL,1794986503153,1794986503153);
INSERT INTO "users" VALUES(3,'Annabot','annabot','bot',NULL,1,1794986503168,1794986503168);
INSERT INTO "users" VALUES(4,'Guest 5492',NULL,'guest',NULL,NULL,1794986503964,1794986503964);
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
COMMIT;
