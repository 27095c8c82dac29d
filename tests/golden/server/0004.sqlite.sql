BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',1,'act','south','K2',1794977537674,'1:c1');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',2,'act','south','S1',1794977537682,'1:c2');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',3,'act','south','T4',1794977537687,'1:c3');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',4,'act','south','C4',1794977537691,'1:c4');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',5,'act','south','.',1794977537698,'1:c5');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',6,'act','north','C2',1794977537703,'2:c6');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',7,'act','north','C6',1794977537708,'2:c7');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',8,'act','north','K6',1794977537714,'2:c8');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',9,'act','north','P6',1794977537717,'2:c9');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',10,'act','north','.',1794977537721,'2:c10');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',11,'act','south','T2',1794977537723,'1:c11');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',12,'act','south','T1',1794977537727,'1:c12');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',13,'undo','south',NULL,1794977537735,'1:c13');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',14,'act','south','M1',1794977537743,'1:c14');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',15,'act','south','P5',1794977537751,'1:c15');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',16,'act','south','T4',1794977537758,'1:c16');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',17,'act','south','.',1794977537767,'1:c17');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',18,'act','north','T7',1794977537773,'2:c18');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',19,'act','north','T4',1794977537783,'2:c19');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',20,'act','north','T4',1794977537788,'2:c20');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',21,'act','north','T3',1794977537792,'2:c21');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',22,'act','north','.',1794977537799,'2:c22');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',23,'act','south','.',1794977537804,'1:c23');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',24,'act','north','P2',1794977537815,'2:c24');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',25,'undo','north',NULL,1794977537819,'2:c25');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',26,'act','north','>4',1794977537826,'2:c26');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',27,'undo','north',NULL,1794977537836,'2:c27');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',28,'act','north','T5',1794977537840,'2:c28');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',29,'act','north','T7',1794977537843,'2:c29');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',30,'act','north','P6',1794977537848,'2:c30');
INSERT INTO "entries" VALUES('rB8G1hpQl3Vf',31,'resign','south',NULL,1794977537855,'1:c31');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',1,'act','south','R3',1794977537886,'1:c32');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',2,'act','south','M7',1794977537888,'1:c33');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',3,'act','south','T7',1794977537895,'1:c34');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',4,'act','south','P1',1794977537903,'1:c35');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',5,'act','south','.',1794977537907,'1:c36');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',6,'act','north','A6',1794977537915,'2:c37');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',7,'act','north','C5',1794977537918,'2:c38');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',8,'act','north','C5',1794977537927,'2:c39');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',9,'undo','north',NULL,1794977537930,'2:c40');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',10,'act','north','T2',1794977537935,'2:c41');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',11,'act','north','C7',1794977537939,'2:c42');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',12,'act','north','.',1794977537947,'2:c43');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',13,'act','south','S6',1794977537954,'1:c44');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',14,'act','south','C7',1794977537956,'1:c45');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',15,'undo','south',NULL,1794977537960,'1:c46');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',16,'act','south','C6',1794977537962,'1:c47');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',17,'act','south','T3',1794977537964,'1:c48');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',18,'act','south','M1',1794977537971,'1:c49');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',19,'act','south','.',1794977537975,'1:c50');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',20,'act','north','S6',1794977537982,'2:c51');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',21,'act','north','T6',1794977537985,'2:c52');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',22,'act','north','T3',1794977537988,'2:c53');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',23,'act','north','T7',1794977537990,'2:c54');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',24,'act','north','.',1794977537995,'2:c55');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',25,'act','south','M6',1794977538000,'1:c56');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',26,'act','south','P7',1794977538006,'1:c57');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',27,'act','south','C7',1794977538011,'1:c58');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',28,'act','south','M3',1794977538015,'1:c59');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',29,'act','south','.',1794977538017,'1:c60');
INSERT INTO "entries" VALUES('NeMxtK8kTzX8',30,'act','north','T5',1794977538023,'2:c61');
INSERT INTO "entries" VALUES('XV5DPKc8vwsj',1,'act','south','T6',1794977538059,'4:c62');
INSERT INTO "entries" VALUES('XV5DPKc8vwsj',2,'act','south','Y3',1794977538063,'4:c63');
INSERT INTO "entries" VALUES('XV5DPKc8vwsj',3,'act','south','M6',1794977538067,'4:c64');
INSERT INTO "entries" VALUES('XV5DPKc8vwsj',4,'act','south','P5',1794977538070,'4:c65');
INSERT INTO "entries" VALUES('XV5DPKc8vwsj',5,'act','south','.',1794977538079,'4:c66');
INSERT INTO "entries" VALUES('XV5DPKc8vwsj',6,'act','north','R5',1794977538091,'4:c67');
INSERT INTO "entries" VALUES('XV5DPKc8vwsj',7,'act','north','T1',1794977538100,'4:c68');
INSERT INTO "entries" VALUES('XV5DPKc8vwsj',8,'act','north','M3',1794977538103,'4:c69');
INSERT INTO "entries" VALUES('XV5DPKc8vwsj',9,'act','north','T3',1794977538105,'4:c70');
INSERT INTO "entries" VALUES('XV5DPKc8vwsj',10,'act','north','.',1794977538111,'4:c71');
INSERT INTO "entries" VALUES('XV5DPKc8vwsj',11,'act','south','P1',1794977538113,'4:c72');
INSERT INTO "entries" VALUES('XV5DPKc8vwsj',12,'act','south','S1',1794977538116,'4:c73');
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
INSERT INTO "games" VALUES('rB8G1hpQl3Vf','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','ended',1,1,'7e37541c360d61621a9b49d200eded253b6cd6572c00b9f455c939d9a6b87d2b',1,1,2,NULL,NULL,1794977537640,1794977537659,1794977537855,'ardennes |/|/|/|/|/|/| s1:4 flanks/- 46/- 35,blitz,16,27,57,26,36,14,47,west,17,13,25,centre,37,24,east,15/second-front,new-orders,withdrawal,new-orders,forced-march,sabotage,forced-march,reinforcements,second-front,night-march,dig-in,reinforcements,intelligence,night-march,supply-cut,withdrawal,sabotage,supply-cut,intelligence,dig-in -','6062d4a05c1a7803f1b08ffb6ef7e8e8a10cc48311d20454dcdf200ce3a84e7b','1b40ab6e0f1d090ef15a49a492cc7e97785cf3fc6c947263dce824f7a9dd907d',2,31,6,NULL,NULL,0,NULL,1794977537855,'north','resignation',NULL);
INSERT INTO "games" VALUES('NeMxtK8kTzX8','dday','dday','{"clock": {"kind": "days", "seconds": 0, "increment": 0, "days": 3}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,'ad8e15beb5f3303205d38eb8607921eb2d090d34105880e9f79c4dfa09e2c0e9',1,1,2,NULL,NULL,1794977537867,1794977537874,NULL,'dday |/|/|/|/|/|/| s1:4 57/- blitz/- 16,24,36,15,14,17,47,west,east,13,27,37,25,46,26,35,flanks,centre/supply-cut,intelligence,new-orders,reinforcements,sabotage,intelligence,sabotage,withdrawal,night-march,night-march,reinforcements,supply-cut,forced-march,forced-march,second-front,second-front,withdrawal,dig-in,new-orders,dig-in -','bde48da600a148f70b04565d15e1ac53823d94a322dcd7032c1f04d8d79432dc','30b097db0a194b25ea520e7e392c8f452786782eaae3af9e352b9746ebb0bcb1',2,30,6,'north',2,0,1795236738017,1794977538023,NULL,NULL,NULL);
INSERT INTO "games" VALUES('XV5DPKc8vwsj','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,NULL,4,4,4,NULL,NULL,1794977538044,1794977538044,NULL,'ardennes |/|/|/|/|/|/| s1:4 46/- centre/- 16,13,17,blitz,37,27,35,24,36,26,east,flanks,47,14,15,57,west,25/second-front,withdrawal,intelligence,new-orders,supply-cut,supply-cut,sabotage,reinforcements,night-march,dig-in,second-front,forced-march,reinforcements,sabotage,withdrawal,forced-march,dig-in,night-march,new-orders,intelligence -','af5555b5e0b0257c92077e7b49432e2ab052fbb243004aa92f388710cbb89c09','4d62d61bccfb1b9a7fbc4bbfc26fa7ed6ed49ae507e27718c0f7e46c5c45018d',2,12,3,'south',4,0,NULL,1794977538116,NULL,NULL,NULL);
INSERT INTO "games" VALUES('ATIa3PQjacNF','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','open',1,0,'44bc6dea0a957e89fad2d5d0737e3e2f97703141152e374acc2e878c22666f03',4,4,NULL,NULL,NULL,1794977538123,NULL,NULL,NULL,NULL,NULL,2,0,0,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "rating_changes" VALUES('rB8G1hpQl3Vf',1,1500.0,1.33768910609370232124e+03);
INSERT INTO "rating_changes" VALUES('rB8G1hpQl3Vf',2,1500.0,1.66231089390629767875e+03);
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
INSERT INTO "ratings" VALUES(1,'ardennes',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794977537855);
INSERT INTO "ratings" VALUES(2,'ardennes',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794977537855);
CREATE TABLE sessions (
	token_hash TEXT NOT NULL, 
	user_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT, used BIGINT, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sessions_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('3e8dc67302b14f3b31b514b3afad02248277687845f4cab953ade3660b082185',1,'cookie',1794977537327,1802753537327,NULL);
INSERT INTO "sessions" VALUES('242b55f84b98321c6a6d3bdd451ed0faa64893e7c4ae6b9060f5749d68221136',2,'cookie',1794977537606,1802753537606,NULL);
INSERT INTO "sessions" VALUES('f681db3c2039c8a3e997da55bf234b3d4c9354743657daa88502b9532209e4c3',3,'bearer',1794977537618,NULL,NULL);
INSERT INTO "sessions" VALUES('b5c4e4d5c355999805be2292029cb4899a9864c4e9d0b067a84871b9b9320e35',4,'cookie',1794977538037,1802753538037,NULL);
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
INSERT INTO "users" VALUES(1,'Anna','anna','user','$argon2id$v=19$m=19456,t=2,p=1$B8IK7kl6T1rRl1r9Jy4wRA$N45Ln6YolhWVwE6ZqZHfkEe5s296FPZAP7t6NutwGW8',NULL,1794977537327,1794977537327);
INSERT INTO "users" VALUES(2,'Bert','bert','user','$argon2id$v=19$m=19456,t=2,p=1$vS5pwjKqe1gdePkTm/Cn1w$rLn7pWPF+gdT+MmZdrUa6ljhkjif9P+38zauR1akfgc',NULL,1794977537606,1794977537606);
INSERT INTO "users" VALUES(3,'Annabot','annabot','bot',NULL,1,1794977537618,1794977537618);
INSERT INTO "users" VALUES(4,'Guest 1243',NULL,'guest',NULL,NULL,1794977538037,1794977538037);
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
