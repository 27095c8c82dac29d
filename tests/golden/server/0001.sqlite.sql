BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',1,'act','south','K2',1794793058599,'1:c1');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',2,'act','south','S1',1794793058627,'1:c2');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',3,'act','south','T4',1794793058651,'1:c3');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',4,'act','south','C4',1794793058662,'1:c4');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',5,'act','south','.',1794793058666,'1:c5');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',6,'act','north','C2',1794793058674,'2:c6');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',7,'act','north','C6',1794793058683,'2:c7');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',8,'act','north','K6',1794793058687,'2:c8');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',9,'act','north','P6',1794793058692,'2:c9');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',10,'act','north','.',1794793058697,'2:c10');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',11,'act','south','T2',1794793058700,'1:c11');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',12,'act','south','T1',1794793058704,'1:c12');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',13,'undo','south',NULL,1794793058707,'1:c13');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',14,'act','south','M1',1794793058722,'1:c14');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',15,'act','south','P5',1794793058726,'1:c15');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',16,'act','south','T4',1794793058746,'1:c16');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',17,'act','south','.',1794793058751,'1:c17');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',18,'act','north','T7',1794793058757,'2:c18');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',19,'act','north','T4',1794793058762,'2:c19');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',20,'act','north','T4',1794793058777,'2:c20');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',21,'act','north','T3',1794793058792,'2:c21');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',22,'act','north','.',1794793058806,'2:c22');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',23,'act','south','.',1794793058819,'1:c23');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',24,'act','north','P2',1794793058832,'2:c24');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',25,'undo','north',NULL,1794793058846,'2:c25');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',26,'act','north','>4',1794793058861,'2:c26');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',27,'undo','north',NULL,1794793058870,'2:c27');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',28,'act','north','T5',1794793058891,'2:c28');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',29,'act','north','T7',1794793058907,'2:c29');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',30,'act','north','P6',1794793058975,'2:c30');
INSERT INTO "entries" VALUES('DmpBU77VoJ0h',31,'resign','south',NULL,1794793058989,'1:c31');
INSERT INTO "entries" VALUES('7xV5nolry56F',1,'act','south','R3',1794793059107,'1:c32');
INSERT INTO "entries" VALUES('7xV5nolry56F',2,'act','south','M7',1794793059119,'1:c33');
INSERT INTO "entries" VALUES('7xV5nolry56F',3,'act','south','T7',1794793059139,'1:c34');
INSERT INTO "entries" VALUES('7xV5nolry56F',4,'act','south','P1',1794793059153,'1:c35');
INSERT INTO "entries" VALUES('7xV5nolry56F',5,'act','south','.',1794793059161,'1:c36');
INSERT INTO "entries" VALUES('7xV5nolry56F',6,'act','north','A6',1794793059183,'2:c37');
INSERT INTO "entries" VALUES('7xV5nolry56F',7,'act','north','C5',1794793059203,'2:c38');
INSERT INTO "entries" VALUES('7xV5nolry56F',8,'act','north','C5',1794793059218,'2:c39');
INSERT INTO "entries" VALUES('7xV5nolry56F',9,'undo','north',NULL,1794793059247,'2:c40');
INSERT INTO "entries" VALUES('7xV5nolry56F',10,'act','north','T2',1794793059263,'2:c41');
INSERT INTO "entries" VALUES('7xV5nolry56F',11,'act','north','C7',1794793059287,'2:c42');
INSERT INTO "entries" VALUES('7xV5nolry56F',12,'act','north','.',1794793059299,'2:c43');
INSERT INTO "entries" VALUES('7xV5nolry56F',13,'act','south','S6',1794793059311,'1:c44');
INSERT INTO "entries" VALUES('7xV5nolry56F',14,'act','south','C7',1794793059323,'1:c45');
INSERT INTO "entries" VALUES('7xV5nolry56F',15,'undo','south',NULL,1794793059334,'1:c46');
INSERT INTO "entries" VALUES('7xV5nolry56F',16,'act','south','C6',1794793059344,'1:c47');
INSERT INTO "entries" VALUES('7xV5nolry56F',17,'act','south','T3',1794793059360,'1:c48');
INSERT INTO "entries" VALUES('7xV5nolry56F',18,'act','south','M1',1794793059367,'1:c49');
INSERT INTO "entries" VALUES('7xV5nolry56F',19,'act','south','.',1794793059376,'1:c50');
INSERT INTO "entries" VALUES('7xV5nolry56F',20,'act','north','S6',1794793059399,'2:c51');
INSERT INTO "entries" VALUES('7xV5nolry56F',21,'act','north','T6',1794793059423,'2:c52');
INSERT INTO "entries" VALUES('7xV5nolry56F',22,'act','north','T3',1794793059447,'2:c53');
INSERT INTO "entries" VALUES('7xV5nolry56F',23,'act','north','T7',1794793059463,'2:c54');
INSERT INTO "entries" VALUES('7xV5nolry56F',24,'act','north','.',1794793059468,'2:c55');
INSERT INTO "entries" VALUES('7xV5nolry56F',25,'act','south','M6',1794793059479,'1:c56');
INSERT INTO "entries" VALUES('7xV5nolry56F',26,'act','south','P7',1794793059495,'1:c57');
INSERT INTO "entries" VALUES('7xV5nolry56F',27,'act','south','C7',1794793059503,'1:c58');
INSERT INTO "entries" VALUES('7xV5nolry56F',28,'act','south','M3',1794793059511,'1:c59');
INSERT INTO "entries" VALUES('7xV5nolry56F',29,'act','south','.',1794793059524,'1:c60');
INSERT INTO "entries" VALUES('7xV5nolry56F',30,'act','north','T5',1794793059555,'2:c61');
INSERT INTO "entries" VALUES('eaP7xd0W1pYJ',1,'act','south','T6',1794793059618,'4:c62');
INSERT INTO "entries" VALUES('eaP7xd0W1pYJ',2,'act','south','Y3',1794793059631,'4:c63');
INSERT INTO "entries" VALUES('eaP7xd0W1pYJ',3,'act','south','M6',1794793059639,'4:c64');
INSERT INTO "entries" VALUES('eaP7xd0W1pYJ',4,'act','south','P5',1794793059654,'4:c65');
INSERT INTO "entries" VALUES('eaP7xd0W1pYJ',5,'act','south','.',1794793059666,'4:c66');
INSERT INTO "entries" VALUES('eaP7xd0W1pYJ',6,'act','north','R5',1794793059684,'4:c67');
INSERT INTO "entries" VALUES('eaP7xd0W1pYJ',7,'act','north','T1',1794793059701,'4:c68');
INSERT INTO "entries" VALUES('eaP7xd0W1pYJ',8,'act','north','M3',1794793059711,'4:c69');
INSERT INTO "entries" VALUES('eaP7xd0W1pYJ',9,'act','north','T3',1794793059729,'4:c70');
INSERT INTO "entries" VALUES('eaP7xd0W1pYJ',10,'act','north','.',1794793059752,'4:c71');
INSERT INTO "entries" VALUES('eaP7xd0W1pYJ',11,'act','south','P1',1794793059756,'4:c72');
INSERT INTO "entries" VALUES('eaP7xd0W1pYJ',12,'act','south','S1',1794793059773,'4:c73');
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
INSERT INTO "games" VALUES('DmpBU77VoJ0h','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','ended',1,1,'a2321c7353606f19fe505410d8ca8a340071c316db0446a223763189c6c2007e',1,1,2,NULL,NULL,1794793058499,1794793058581,1794793058989,'ardennes |/|/|/|/|/|/| s1:4 25/- 35/- blitz,13,47,15,flanks,west,14,centre,37,17,16,26,36,46,east,24,27,57/new-orders,withdrawal,night-march,night-march,reinforcements,supply-cut,dig-in,supply-cut,intelligence,forced-march,sabotage,second-front,forced-march,intelligence,second-front,sabotage,dig-in,withdrawal,reinforcements,new-orders -','f52d67c64dea4adb20f8403d05896c89a11c89c6e356e0c5e322e77a555d581a','0623684c55f3ed4a2bd8ebd79638397f0f796d4b86fb332e9e3a1181aa08823a',1,31,6,NULL,NULL,0,NULL,1794793058989,'north','resignation',NULL);
INSERT INTO "games" VALUES('7xV5nolry56F','dday','dday','{"clock": {"kind": "days", "seconds": 0, "increment": 0, "days": 3}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,'d71bb157d362e7d13cb176ce9aa89bff432f1e88e1c3fb54dae3e342d8766176',1,1,2,NULL,NULL,1794793059017,1794793059067,NULL,'dday |/|/|/|/|/|/| s1:4 15/- 25/- flanks,24,36,17,46,14,35,47,west,blitz,east,centre,57,16,27,37,13,26/sabotage,supply-cut,second-front,withdrawal,dig-in,sabotage,reinforcements,intelligence,night-march,withdrawal,intelligence,forced-march,night-march,second-front,new-orders,supply-cut,reinforcements,new-orders,forced-march,dig-in -','f19f7f2a8310ba499a9a65120744615fc4e069cf4b8295f31381568a0c94c87e','1041cc915628b8d2bc14afa1ebd484fdade21a948cd894ab94a03e674b63e7a3',1,30,6,'north',2,0,1795052259524,1794793059555,NULL,NULL,NULL);
INSERT INTO "games" VALUES('eaP7xd0W1pYJ','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,NULL,4,4,4,NULL,NULL,1794793059591,1794793059591,NULL,'ardennes |/|/|/|/|/|/| s1:4 13/- east/- 46,27,15,25,36,26,37,16,17,blitz,47,west,flanks,centre,14,35,24,57/dig-in,new-orders,intelligence,new-orders,supply-cut,second-front,night-march,supply-cut,withdrawal,dig-in,forced-march,reinforcements,withdrawal,intelligence,reinforcements,second-front,forced-march,night-march,sabotage,sabotage -','6b9dbefe69a04507d2902ff4dccc12380d03c55b7ff2de1e92310a32d65c3cf2','8405b8a04d4e0e563a328fcbb83465a281edb2aeb7f74816e7e7759981cbf6d8',1,12,3,'south',4,0,NULL,1794793059773,NULL,NULL,NULL);
INSERT INTO "games" VALUES('DROuE20cfikC','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','open',1,0,'f49375dc48272daa91ef800e7dfc4a552636ac73111dac350181c5cf5447e432',4,4,NULL,NULL,NULL,1794793059791,NULL,NULL,NULL,NULL,NULL,1,0,0,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE pushes (
	endpoint TEXT NOT NULL, 
	user_id INTEGER NOT NULL, 
	subscription JSON NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_pushes PRIMARY KEY (endpoint), 
	CONSTRAINT fk_pushes_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
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
INSERT INTO "rating_changes" VALUES('DmpBU77VoJ0h',1,1500.0,1.33768910609370232124e+03);
INSERT INTO "rating_changes" VALUES('DmpBU77VoJ0h',2,1500.0,1.66231089390629767875e+03);
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
INSERT INTO "ratings" VALUES(1,'ardennes',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794793058989);
INSERT INTO "ratings" VALUES(2,'ardennes',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794793058989);
CREATE TABLE sessions (
	token_hash TEXT NOT NULL, 
	user_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sessions_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('e9a9a45a6614ddb82d0419d2f896dd1ff0321344007746aaa06117f6abf87785',1,'cookie',1794793058282,1802569058282);
INSERT INTO "sessions" VALUES('69c7c541c0909c7c7010a1b7fd62a358ed07cd49617677d90aa71b9bc6d4179f',2,'cookie',1794793058391,1802569058391);
INSERT INTO "sessions" VALUES('37845f18c466d8b2849eea9e7af0befb0ec7bb391aa18c6059ea1f0934416d2f',3,'bearer',1794793058411,NULL);
INSERT INTO "sessions" VALUES('274be488590a6bc16fc081bfc870819cc9cab9868f13030afd9488dca28bf1d5',4,'cookie',1794793059580,1802569059580);
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
INSERT INTO "users" VALUES(1,'Anna','anna','user','$argon2id$v=19$m=19456,t=2,p=1$PH8pgsp5+ZqvUdy8ziuLog$8aKcopk1G7c3tI5DfRyoBS/BJOzr3EWgH0IWMbL9KXA',NULL,1794793058278,1794793058278);
INSERT INTO "users" VALUES(2,'Bert','bert','user','$argon2id$v=19$m=19456,t=2,p=1$UN6MVr0vLO8Ptpvf2N/lCw$qTQqG3xmEUfuji867GHi6OjjH96B3/s+1FSGxzl+9aw',NULL,1794793058386,1794793058386);
INSERT INTO "users" VALUES(3,'Annabot','annabot','bot',NULL,1,1794793058411,1794793058411);
INSERT INTO "users" VALUES(4,'Guest 4534',NULL,'guest',NULL,NULL,1794793059580,1794793059580);
CREATE INDEX ix_games_acting ON games (acting);
CREATE INDEX ix_games_machine_moved ON games (machine, moved);
CREATE INDEX ix_games_north_ended ON games (north, ended);
CREATE INDEX ix_games_public_status_created ON games (public, status, created);
CREATE INDEX ix_games_south_ended ON games (south, ended);
CREATE INDEX ix_games_status_deadline ON games (status, deadline);
CREATE INDEX ix_pushes_user_id ON pushes (user_id);
CREATE INDEX ix_sessions_expires ON sessions (expires);
CREATE INDEX ix_sessions_user_id ON sessions (user_id);
COMMIT;
