BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "entries" VALUES('COt6dICOxdkX',1,'act','south','K2',1794900277605,'1:c1');
INSERT INTO "entries" VALUES('COt6dICOxdkX',2,'act','south','S1',1794900277614,'1:c2');
INSERT INTO "entries" VALUES('COt6dICOxdkX',3,'act','south','T4',1794900277618,'1:c3');
INSERT INTO "entries" VALUES('COt6dICOxdkX',4,'act','south','C4',1794900277621,'1:c4');
INSERT INTO "entries" VALUES('COt6dICOxdkX',5,'act','south','.',1794900277634,'1:c5');
INSERT INTO "entries" VALUES('COt6dICOxdkX',6,'act','north','C2',1794900277645,'2:c6');
INSERT INTO "entries" VALUES('COt6dICOxdkX',7,'act','north','C6',1794900277649,'2:c7');
INSERT INTO "entries" VALUES('COt6dICOxdkX',8,'act','north','K6',1794900277657,'2:c8');
INSERT INTO "entries" VALUES('COt6dICOxdkX',9,'act','north','P6',1794900277669,'2:c9');
INSERT INTO "entries" VALUES('COt6dICOxdkX',10,'act','north','.',1794900277675,'2:c10');
INSERT INTO "entries" VALUES('COt6dICOxdkX',11,'act','south','T2',1794900277690,'1:c11');
INSERT INTO "entries" VALUES('COt6dICOxdkX',12,'act','south','T1',1794900277692,'1:c12');
INSERT INTO "entries" VALUES('COt6dICOxdkX',13,'undo','south',NULL,1794900277694,'1:c13');
INSERT INTO "entries" VALUES('COt6dICOxdkX',14,'act','south','M1',1794900277705,'1:c14');
INSERT INTO "entries" VALUES('COt6dICOxdkX',15,'act','south','P5',1794900277707,'1:c15');
INSERT INTO "entries" VALUES('COt6dICOxdkX',16,'act','south','T4',1794900277714,'1:c16');
INSERT INTO "entries" VALUES('COt6dICOxdkX',17,'act','south','.',1794900277717,'1:c17');
INSERT INTO "entries" VALUES('COt6dICOxdkX',18,'act','north','T7',1794900277719,'2:c18');
INSERT INTO "entries" VALUES('COt6dICOxdkX',19,'act','north','T4',1794900277733,'2:c19');
INSERT INTO "entries" VALUES('COt6dICOxdkX',20,'act','north','T4',1794900277736,'2:c20');
INSERT INTO "entries" VALUES('COt6dICOxdkX',21,'act','north','T3',1794900277738,'2:c21');
INSERT INTO "entries" VALUES('COt6dICOxdkX',22,'act','north','.',1794900277750,'2:c22');
INSERT INTO "entries" VALUES('COt6dICOxdkX',23,'act','south','.',1794900277757,'1:c23');
INSERT INTO "entries" VALUES('COt6dICOxdkX',24,'act','north','P2',1794900277769,'2:c24');
INSERT INTO "entries" VALUES('COt6dICOxdkX',25,'undo','north',NULL,1794900277771,'2:c25');
INSERT INTO "entries" VALUES('COt6dICOxdkX',26,'act','north','>4',1794900277774,'2:c26');
INSERT INTO "entries" VALUES('COt6dICOxdkX',27,'undo','north',NULL,1794900277775,'2:c27');
INSERT INTO "entries" VALUES('COt6dICOxdkX',28,'act','north','T5',1794900277785,'2:c28');
INSERT INTO "entries" VALUES('COt6dICOxdkX',29,'act','north','T7',1794900277787,'2:c29');
INSERT INTO "entries" VALUES('COt6dICOxdkX',30,'act','north','P6',1794900277789,'2:c30');
INSERT INTO "entries" VALUES('COt6dICOxdkX',31,'resign','south',NULL,1794900277790,'1:c31');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',1,'act','south','R3',1794900277837,'1:c32');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',2,'act','south','M7',1794900277839,'1:c33');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',3,'act','south','T7',1794900277845,'1:c34');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',4,'act','south','P1',1794900277853,'1:c35');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',5,'act','south','.',1794900277862,'1:c36');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',6,'act','north','A6',1794900277864,'2:c37');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',7,'act','north','C5',1794900277866,'2:c38');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',8,'act','north','C5',1794900277868,'2:c39');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',9,'undo','north',NULL,1794900277878,'2:c40');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',10,'act','north','T2',1794900277980,'2:c41');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',11,'act','north','C7',1794900277990,'2:c42');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',12,'act','north','.',1794900277992,'2:c43');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',13,'act','south','S6',1794900278002,'1:c44');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',14,'act','south','C7',1794900278008,'1:c45');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',15,'undo','south',NULL,1794900278021,'1:c46');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',16,'act','south','C6',1794900278024,'1:c47');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',17,'act','south','T3',1794900278034,'1:c48');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',18,'act','south','M1',1794900278041,'1:c49');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',19,'act','south','.',1794900278045,'1:c50');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',20,'act','north','S6',1794900278048,'2:c51');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',21,'act','north','T6',1794900278061,'2:c52');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',22,'act','north','T3',1794900278069,'2:c53');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',23,'act','north','T7',1794900278075,'2:c54');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',24,'act','north','.',1794900278086,'2:c55');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',25,'act','south','M6',1794900278088,'1:c56');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',26,'act','south','P7',1794900278089,'1:c57');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',27,'act','south','C7',1794900278097,'1:c58');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',28,'act','south','M3',1794900278099,'1:c59');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',29,'act','south','.',1794900278100,'1:c60');
INSERT INTO "entries" VALUES('XslkLgtFvBKm',30,'act','north','T5',1794900278102,'2:c61');
INSERT INTO "entries" VALUES('A4nN2CEkgT2a',1,'act','south','T6',1794900278133,'4:c62');
INSERT INTO "entries" VALUES('A4nN2CEkgT2a',2,'act','south','Y3',1794900278138,'4:c63');
INSERT INTO "entries" VALUES('A4nN2CEkgT2a',3,'act','south','M6',1794900278143,'4:c64');
INSERT INTO "entries" VALUES('A4nN2CEkgT2a',4,'act','south','P5',1794900278154,'4:c65');
INSERT INTO "entries" VALUES('A4nN2CEkgT2a',5,'act','south','.',1794900278156,'4:c66');
INSERT INTO "entries" VALUES('A4nN2CEkgT2a',6,'act','north','R5',1794900278158,'4:c67');
INSERT INTO "entries" VALUES('A4nN2CEkgT2a',7,'act','north','T1',1794900278173,'4:c68');
INSERT INTO "entries" VALUES('A4nN2CEkgT2a',8,'act','north','M3',1794900278175,'4:c69');
INSERT INTO "entries" VALUES('A4nN2CEkgT2a',9,'act','north','T3',1794900278178,'4:c70');
INSERT INTO "entries" VALUES('A4nN2CEkgT2a',10,'act','north','.',1794900278180,'4:c71');
INSERT INTO "entries" VALUES('A4nN2CEkgT2a',11,'act','south','P1',1794900278182,'4:c72');
INSERT INTO "entries" VALUES('A4nN2CEkgT2a',12,'act','south','S1',1794900278184,'4:c73');
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
INSERT INTO "games" VALUES('COt6dICOxdkX','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','ended',1,1,'81a59af242afb73208dab5e840213d8c1f5a0e6eb774c42444a3eb3b742aae02',1,1,2,NULL,NULL,1794900277506,1794900277579,1794900277790,'ardennes |/|/|/|/|/|/| s1:4 47/- 35/- 24,36,blitz,17,14,east,15,13,west,37,57,centre,flanks,16,25,46,27,26/new-orders,withdrawal,intelligence,second-front,dig-in,forced-march,forced-march,night-march,supply-cut,night-march,reinforcements,new-orders,second-front,reinforcements,sabotage,supply-cut,sabotage,dig-in,intelligence,withdrawal -','53a1db695728324187a84ae202d5e851b8837ecd64150e1927d6e5d7c097215f','bcfff5a84e78ecdb1c0042803c05ab7cfffe797c634dfe97ab36ecef0c866e7b',1,31,6,NULL,NULL,0,NULL,1794900277790,'north','resignation',NULL);
INSERT INTO "games" VALUES('XslkLgtFvBKm','dday','dday','{"clock": {"kind": "days", "seconds": 0, "increment": 0, "days": 3}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,'11ab70f259f3f0db99592dc1007715021436cb906b553203fac758900cd86506',1,1,2,NULL,NULL,1794900277798,1794900277819,NULL,'dday |/|/|/|/|/|/| s1:4 24/- 15/- 57,16,27,46,17,26,blitz,14,13,37,25,centre,35,east,36,flanks,west,47/dig-in,new-orders,forced-march,withdrawal,second-front,night-march,intelligence,withdrawal,new-orders,reinforcements,reinforcements,dig-in,intelligence,sabotage,sabotage,supply-cut,forced-march,supply-cut,second-front,night-march -','546c0dd8f19e52ad9ab8a96c2cff791635bdcd426b10d133b95a0b14bac55400','356994552dbb4791ed89f6f46cd5bf8257619cdc7f51060bddfb2b091f6ae6cf',1,30,6,'north',2,0,1795159478100,1794900278102,NULL,NULL,NULL);
INSERT INTO "games" VALUES('A4nN2CEkgT2a','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,NULL,4,4,4,NULL,NULL,1794900278109,1794900278109,NULL,'ardennes |/|/|/|/|/|/| s1:4 centre/- blitz/- 47,26,16,13,24,35,25,flanks,36,west,17,46,14,37,15,27,57,east/withdrawal,dig-in,dig-in,withdrawal,night-march,reinforcements,forced-march,second-front,supply-cut,intelligence,sabotage,reinforcements,supply-cut,intelligence,new-orders,night-march,new-orders,forced-march,sabotage,second-front -','34b0127c9ce3d07ffac9bee71a3a75c4b7bdafdab92de7ff0ea73a85dcddf68c','ccee2e71e33f8fb0530d6c6c58ec10b543103398aee4c9b8d400800e3104e1e5',1,12,3,'south',4,0,NULL,1794900278184,NULL,NULL,NULL);
INSERT INTO "games" VALUES('bcZtLPru8J3o','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','open',1,0,'135bbc44b16274e355fd29383f0a33327242e4ec3f5fda61897ef436dd223ca9',4,4,NULL,NULL,NULL,1794900278197,NULL,NULL,NULL,NULL,NULL,1,0,0,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "rating_changes" VALUES('COt6dICOxdkX',1,1500.0,1.33768910609370232124e+03);
INSERT INTO "rating_changes" VALUES('COt6dICOxdkX',2,1500.0,1.66231089390629767875e+03);
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
INSERT INTO "ratings" VALUES(1,'ardennes',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794900277790);
INSERT INTO "ratings" VALUES(2,'ardennes',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794900277790);
CREATE TABLE sessions (
	token_hash TEXT NOT NULL, 
	user_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sessions_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('2f5d1ec2c6aa0e11c4da02fa057c03a22611092536941a69ec0608a691ee4df7',1,'cookie',1794900277261,1802676277261);
INSERT INTO "sessions" VALUES('e49e6ead6e529ba4ba5e091dfe5fbcc308a358a59c5515333284673f512b4661',2,'cookie',1794900277466,1802676277466);
INSERT INTO "sessions" VALUES('40ce9b66104ce4d58f6823adb636f54e808cf06ee9aa250ec6ddd48cb7062c09',3,'bearer',1794900277483,NULL);
INSERT INTO "sessions" VALUES('5dd429a1b08ad0cbe456ad1ba4e4cb6c10ab893317d8e56fcbe4999066f80a52',4,'cookie',1794900278107,1802676278107);
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
INSERT INTO "users" VALUES(1,'Anna','anna','user','$argon2id$v=19$m=19456,t=2,p=1$lS5F9WmCq89JjNWAaX6nqw$DMEJCEUY46uQVVWOY0N1RQWNGQiGfcHUA98mSHrffuk',NULL,1794900277261,1794900277261);
INSERT INTO "users" VALUES(2,'Bert','bert','user','$argon2id$v=19$m=19456,t=2,p=1$lBRmsSwM7lfLvbQJ0WprPw$5LlH2tpUdy0Rcqj53n8bw3OmhhXtqpLGaWoHec0rG6E',NULL,1794900277466,1794900277466);
INSERT INTO "users" VALUES(3,'Annabot','annabot','bot',NULL,1,1794900277483,1794900277483);
INSERT INTO "users" VALUES(4,'Guest 5967',NULL,'guest',NULL,NULL,1794900278107,1794900278107);
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
