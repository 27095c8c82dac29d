BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "entries" VALUES('j78GZIeLbVGq',1,'act','south','K2',1794985280986,'1:c1');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',2,'act','south','S1',1794985280990,'1:c2');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',3,'act','south','T4',1794985280995,'1:c3');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',4,'act','south','C4',1794985280997,'1:c4');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',5,'act','south','.',1794985280998,'1:c5');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',6,'act','north','C2',1794985281002,'2:c6');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',7,'act','north','C6',1794985281008,'2:c7');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',8,'act','north','K6',1794985281012,'2:c8');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',9,'act','north','P6',1794985281016,'2:c9');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',10,'act','north','.',1794985281018,'2:c10');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',11,'act','south','T2',1794985281023,'1:c11');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',12,'act','south','T1',1794985281027,'1:c12');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',13,'undo','south',NULL,1794985281031,'1:c13');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',14,'act','south','M1',1794985281034,'1:c14');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',15,'act','south','P5',1794985281036,'1:c15');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',16,'act','south','T4',1794985281037,'1:c16');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',17,'act','south','.',1794985281043,'1:c17');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',18,'act','north','T7',1794985281046,'2:c18');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',19,'act','north','T4',1794985281069,'2:c19');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',20,'act','north','T4',1794985281084,'2:c20');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',21,'act','north','T3',1794985281147,'2:c21');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',22,'act','north','.',1794985281179,'2:c22');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',23,'act','south','.',1794985281183,'1:c23');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',24,'act','north','P2',1794985281187,'2:c24');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',25,'undo','north',NULL,1794985281192,'2:c25');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',26,'act','north','>4',1794985281195,'2:c26');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',27,'undo','north',NULL,1794985281202,'2:c27');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',28,'act','north','T5',1794985281206,'2:c28');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',29,'act','north','T7',1794985281210,'2:c29');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',30,'act','north','P6',1794985281379,'2:c30');
INSERT INTO "entries" VALUES('j78GZIeLbVGq',31,'resign','south',NULL,1794985281575,'1:c31');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',1,'act','south','R3',1794985281628,'1:c32');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',2,'act','south','M7',1794985281631,'1:c33');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',3,'act','south','T7',1794985281634,'1:c34');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',4,'act','south','P1',1794985281636,'1:c35');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',5,'act','south','.',1794985281638,'1:c36');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',6,'act','north','A6',1794985281643,'2:c37');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',7,'act','north','C5',1794985281645,'2:c38');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',8,'act','north','C5',1794985281647,'2:c39');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',9,'undo','north',NULL,1794985281649,'2:c40');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',10,'act','north','T2',1794985281653,'2:c41');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',11,'act','north','C7',1794985281656,'2:c42');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',12,'act','north','.',1794985281674,'2:c43');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',13,'act','south','S6',1794985281677,'1:c44');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',14,'act','south','C7',1794985281680,'1:c45');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',15,'undo','south',NULL,1794985281683,'1:c46');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',16,'act','south','C6',1794985281685,'1:c47');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',17,'act','south','T3',1794985281688,'1:c48');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',18,'act','south','M1',1794985281690,'1:c49');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',19,'act','south','.',1794985281692,'1:c50');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',20,'act','north','S6',1794985281698,'2:c51');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',21,'act','north','T6',1794985281704,'2:c52');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',22,'act','north','T3',1794985281707,'2:c53');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',23,'act','north','T7',1794985281799,'2:c54');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',24,'act','north','.',1794985281820,'2:c55');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',25,'act','south','M6',1794985281823,'1:c56');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',26,'act','south','P7',1794985281825,'1:c57');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',27,'act','south','C7',1794985281827,'1:c58');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',28,'act','south','M3',1794985281829,'1:c59');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',29,'act','south','.',1794985281832,'1:c60');
INSERT INTO "entries" VALUES('3zKb25EUjsqP',30,'act','north','T5',1794985281835,'2:c61');
INSERT INTO "entries" VALUES('J2Ywllu04e3k',1,'act','south','T6',1794985281855,'4:c62');
INSERT INTO "entries" VALUES('J2Ywllu04e3k',2,'act','south','Y3',1794985281859,'4:c63');
INSERT INTO "entries" VALUES('J2Ywllu04e3k',3,'act','south','M6',1794985281861,'4:c64');
INSERT INTO "entries" VALUES('J2Ywllu04e3k',4,'act','south','P5',1794985281866,'4:c65');
INSERT INTO "entries" VALUES('J2Ywllu04e3k',5,'act','south','.',1794985281871,'4:c66');
INSERT INTO "entries" VALUES('J2Ywllu04e3k',6,'act','north','R5',1794985281901,'4:c67');
INSERT INTO "entries" VALUES('J2Ywllu04e3k',7,'act','north','T1',1794985281903,'4:c68');
INSERT INTO "entries" VALUES('J2Ywllu04e3k',8,'act','north','M3',1794985281906,'4:c69');
INSERT INTO "entries" VALUES('J2Ywllu04e3k',9,'act','north','T3',1794985281915,'4:c70');
INSERT INTO "entries" VALUES('J2Ywllu04e3k',10,'act','north','.',1794985281918,'4:c71');
INSERT INTO "entries" VALUES('J2Ywllu04e3k',11,'act','south','P1',1794985281920,'4:c72');
INSERT INTO "entries" VALUES('J2Ywllu04e3k',12,'act','south','S1',1794985281921,'4:c73');
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
INSERT INTO "games" VALUES('j78GZIeLbVGq','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','ended',1,1,'01633eabf71fa8c9b5046b7cb14403d28953cae8b0c85e815f5c4aec862a1a55',1,1,2,NULL,NULL,1794985280959,1794985280975,1794985281575,'ardennes |/|/|/|/|/|/| s1:4 east/- 24/- 36,16,35,15,14,west,centre,26,13,17,blitz,27,47,46,57,37,flanks,25/second-front,forced-march,intelligence,supply-cut,sabotage,sabotage,intelligence,withdrawal,new-orders,night-march,forced-march,night-march,reinforcements,dig-in,supply-cut,new-orders,reinforcements,second-front,withdrawal,dig-in -','0d7ed2cbec21ca902e76405c8b4c5c9efe806a003a3f14c21a7173dd39733867','514dc896e65b4fff8bfb740fdfaf8793a1398e5bce933aaf5e1ad58f91aad52a',2,31,6,NULL,NULL,0,NULL,1794985281575,'north','resignation',NULL);
INSERT INTO "games" VALUES('3zKb25EUjsqP','dday','dday','{"clock": {"kind": "days", "seconds": 0, "increment": 0, "days": 3}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,'dc9a3122aa9d124429593734b3b7e346c7215bd94614992cc484f041e519032a',1,1,2,NULL,NULL,1794985281602,1794985281623,NULL,'dday |/|/|/|/|/|/| s1:4 35/- 47/- 37,17,west,east,36,blitz,25,57,16,14,15,flanks,13,26,46,27,centre,24/reinforcements,intelligence,second-front,new-orders,night-march,withdrawal,dig-in,second-front,new-orders,supply-cut,intelligence,forced-march,supply-cut,sabotage,dig-in,withdrawal,reinforcements,forced-march,sabotage,night-march -','1a8b14bf554f628e2949c8e58a69ee657e692a99ce52b0a4225435ea2a3c46e3','94ebc28434e5a2e7a3ac7c5b5b0333c87ba0f3c5494ee2c15905d9fcb198f0bc',2,30,6,'north',2,0,1795244481832,1794985281835,NULL,NULL,NULL);
INSERT INTO "games" VALUES('J2Ywllu04e3k','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,NULL,4,4,4,NULL,NULL,1794985281845,1794985281845,NULL,'ardennes |/|/|/|/|/|/| s1:4 14/- 26/- 25,flanks,16,east,27,24,13,35,17,57,centre,47,46,37,15,west,blitz,36/reinforcements,dig-in,intelligence,night-march,withdrawal,forced-march,second-front,second-front,supply-cut,forced-march,withdrawal,new-orders,dig-in,night-march,supply-cut,sabotage,sabotage,new-orders,intelligence,reinforcements -','6aeaa66186f1ddb6a914dd1c5d8d9aa294fa5673007b456b65c24410238d1eae','c569d8c72bac3f6a85eeb3b429545932d84f93625d8d1ea065b725dc0469e78e',2,12,3,'south',4,0,NULL,1794985281921,NULL,NULL,NULL);
INSERT INTO "games" VALUES('d4a0BkCanJRe','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','open',1,0,'48d3c62ca311b52c2c358c8a3eac533382f8f1f41adb4b41061fe742dbde2ad6',4,4,NULL,NULL,NULL,1794985281962,NULL,NULL,NULL,NULL,NULL,2,0,0,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "rating_changes" VALUES('j78GZIeLbVGq',1,1500.0,1.33768910609370232124e+03);
INSERT INTO "rating_changes" VALUES('j78GZIeLbVGq',2,1500.0,1.66231089390629767875e+03);
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
INSERT INTO "ratings" VALUES(1,'ardennes',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794985281575);
INSERT INTO "ratings" VALUES(2,'ardennes',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794985281575);
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
INSERT INTO "sessions" VALUES('680787ea8c15a6acf9ae2a919529df84521b002af0ed39ffed72af25e3323e62',1,'cookie',1794985280470,1802761280470,NULL);
INSERT INTO "sessions" VALUES('b14b7d6a75ce6471d43b0370d0200515d4aa888be4c026f166cc68e33fd71103',2,'cookie',1794985280940,1802761280940,NULL);
INSERT INTO "sessions" VALUES('d98559dc71612e3d8b6184786f8d7559ad52d867a06dc5210293b92cb6e29010',3,'bearer',1794985280948,NULL,NULL);
INSERT INTO "sessions" VALUES('d4ac15c7613a1573070a27837b6299049bab8194ea660dd01a1513d0af22ac42',4,'cookie',1794985281841,1802761281841,NULL);
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
INSERT INTO "users" VALUES(1,'Anna','anna','user','$argon2id$v=19$m=19456,t=2,p=1$qL1SR9upKJuPReGjfSpKQA$9F4Wyky3PzLdAW6GtwcKQpdFLg7dZn2K3RfZrzQUaNo',NULL,1794985280470,1794985280470);
INSERT INTO "users" VALUES(2,'Bert','bert','user','$argon2id$v=19$m=19456,t=2,p=1$n394nAjtSS9LLsnpxOUdNg$7fKDDmBtPyZn390jzY+tTZbPYYngjUAgZFJZVsvy6tc',NULL,1794985280940,1794985280940);
INSERT INTO "users" VALUES(3,'Annabot','annabot','bot',NULL,1,1794985280948,1794985280948);
INSERT INTO "users" VALUES(4,'Guest 8129',NULL,'guest',NULL,NULL,1794985281841,1794985281841);
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
