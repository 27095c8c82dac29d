BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',1,'act','south','K2',1794793069885,'1:c1');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',2,'act','south','S1',1794793069899,'1:c2');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',3,'act','south','T4',1794793069903,'1:c3');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',4,'act','south','C4',1794793069911,'1:c4');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',5,'act','south','.',1794793069918,'1:c5');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',6,'act','north','C2',1794793069923,'2:c6');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',7,'act','north','C6',1794793069933,'2:c7');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',8,'act','north','K6',1794793069939,'2:c8');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',9,'act','north','P6',1794793069945,'2:c9');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',10,'act','north','.',1794793069949,'2:c10');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',11,'act','south','T2',1794793069953,'1:c11');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',12,'act','south','T1',1794793069956,'1:c12');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',13,'undo','south',NULL,1794793069959,'1:c13');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',14,'act','south','M1',1794793069963,'1:c14');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',15,'act','south','P5',1794793069966,'1:c15');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',16,'act','south','T4',1794793069970,'1:c16');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',17,'act','south','.',1794793069974,'1:c17');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',18,'act','north','T7',1794793069980,'2:c18');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',19,'act','north','T4',1794793069987,'2:c19');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',20,'act','north','T4',1794793069995,'2:c20');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',21,'act','north','T3',1794793070003,'2:c21');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',22,'act','north','.',1794793070011,'2:c22');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',23,'act','south','.',1794793070017,'1:c23');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',24,'act','north','P2',1794793070025,'2:c24');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',25,'undo','north',NULL,1794793070033,'2:c25');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',26,'act','north','>4',1794793070041,'2:c26');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',27,'undo','north',NULL,1794793070050,'2:c27');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',28,'act','north','T5',1794793070063,'2:c28');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',29,'act','north','T7',1794793070071,'2:c29');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',30,'act','north','P6',1794793070079,'2:c30');
INSERT INTO "entries" VALUES('pBjW0OJmp9iP',31,'resign','south',NULL,1794793070081,'1:c31');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',1,'act','south','R3',1794793070211,'1:c32');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',2,'act','south','M7',1794793070274,'1:c33');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',3,'act','south','T7',1794793070307,'1:c34');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',4,'act','south','P1',1794793070371,'1:c35');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',5,'act','south','.',1794793070400,'1:c36');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',6,'act','north','A6',1794793070418,'2:c37');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',7,'act','north','C5',1794793070451,'2:c38');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',8,'act','north','C5',1794793070491,'2:c39');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',9,'undo','north',NULL,1794793070528,'2:c40');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',10,'act','north','T2',1794793070555,'2:c41');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',11,'act','north','C7',1794793070583,'2:c42');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',12,'act','north','.',1794793070619,'2:c43');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',13,'act','south','S6',1794793070660,'1:c44');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',14,'act','south','C7',1794793070715,'1:c45');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',15,'undo','south',NULL,1794793070739,'1:c46');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',16,'act','south','C6',1794793070775,'1:c47');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',17,'act','south','T3',1794793070790,'1:c48');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',18,'act','south','M1',1794793070824,'1:c49');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',19,'act','south','.',1794793070849,'1:c50');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',20,'act','north','S6',1794793070889,'2:c51');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',21,'act','north','T6',1794793070939,'2:c52');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',22,'act','north','T3',1794793070954,'2:c53');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',23,'act','north','T7',1794793070983,'2:c54');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',24,'act','north','.',1794793070999,'2:c55');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',25,'act','south','M6',1794793071025,'1:c56');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',26,'act','south','P7',1794793071039,'1:c57');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',27,'act','south','C7',1794793071052,'1:c58');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',28,'act','south','M3',1794793071067,'1:c59');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',29,'act','south','.',1794793071080,'1:c60');
INSERT INTO "entries" VALUES('7ISWDgI95xZp',30,'act','north','T5',1794793071117,'2:c61');
INSERT INTO "entries" VALUES('EDcZctspfPkf',1,'act','south','T6',1794793071180,'4:c62');
INSERT INTO "entries" VALUES('EDcZctspfPkf',2,'act','south','Y3',1794793071194,'4:c63');
INSERT INTO "entries" VALUES('EDcZctspfPkf',3,'act','south','M6',1794793071210,'4:c64');
INSERT INTO "entries" VALUES('EDcZctspfPkf',4,'act','south','P5',1794793071213,'4:c65');
INSERT INTO "entries" VALUES('EDcZctspfPkf',5,'act','south','.',1794793071216,'4:c66');
INSERT INTO "entries" VALUES('EDcZctspfPkf',6,'act','north','R5',1794793071221,'4:c67');
INSERT INTO "entries" VALUES('EDcZctspfPkf',7,'act','north','T1',1794793071226,'4:c68');
INSERT INTO "entries" VALUES('EDcZctspfPkf',8,'act','north','M3',1794793071230,'4:c69');
INSERT INTO "entries" VALUES('EDcZctspfPkf',9,'act','north','T3',1794793071244,'4:c70');
INSERT INTO "entries" VALUES('EDcZctspfPkf',10,'act','north','.',1794793071268,'4:c71');
INSERT INTO "entries" VALUES('EDcZctspfPkf',11,'act','south','P1',1794793071283,'4:c72');
INSERT INTO "entries" VALUES('EDcZctspfPkf',12,'act','south','S1',1794793071298,'4:c73');
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
INSERT INTO "games" VALUES('pBjW0OJmp9iP','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','ended',1,1,'a7eec5ba2354b103e807a59fc41bcf7de7354ec429834bb7e9a6f816901160f8',1,1,2,NULL,NULL,1794793069767,1794793069867,1794793070081,'ardennes |/|/|/|/|/|/| s1:4 west/- 26/- flanks,16,east,57,17,25,37,14,36,centre,27,15,24,46,35,13,47,blitz/night-march,withdrawal,new-orders,forced-march,forced-march,sabotage,second-front,dig-in,withdrawal,intelligence,reinforcements,reinforcements,sabotage,dig-in,intelligence,new-orders,supply-cut,second-front,night-march,supply-cut -','774ebc1f254717db27643b3c9c64160b9dacf16af036faa32888a31bc537d256','2e28ec7ed5e8e3632aa1744bd6a00c5df64698e03db8f5e236598aa80dc0f2f2',1,31,6,NULL,NULL,0,NULL,1794793070081,'north','resignation',NULL);
INSERT INTO "games" VALUES('7ISWDgI95xZp','dday','dday','{"clock": {"kind": "days", "seconds": 0, "increment": 0, "days": 3}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,'b45833213525a7b10d6ae91d16ea9c88c959cff03150d301a280c11445a0dece',1,1,2,NULL,NULL,1794793070103,1794793070117,NULL,'dday |/|/|/|/|/|/| s1:4 centre/- 24/- 36,46,blitz,14,east,13,flanks,26,west,47,35,57,27,25,17,15,16,37/intelligence,supply-cut,second-front,second-front,forced-march,forced-march,intelligence,sabotage,withdrawal,new-orders,dig-in,dig-in,night-march,new-orders,reinforcements,reinforcements,sabotage,night-march,withdrawal,supply-cut -','e76b4fe3017b12d3d7722a50c91f869a5e125ceecfdcc9c496057d5c971e5c7b','850acea76125de2e6f9434fbd535bfcdb470e69f31d66f72bba7b5e2d83a4821',1,30,6,'north',2,0,1795052271080,1794793071117,NULL,NULL,NULL);
INSERT INTO "games" VALUES('EDcZctspfPkf','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,NULL,4,4,4,NULL,NULL,1794793071167,1794793071167,NULL,'ardennes |/|/|/|/|/|/| s1:4 27/- 26/- 14,centre,east,flanks,25,36,57,13,24,blitz,47,46,16,17,west,15,37,35/second-front,sabotage,new-orders,supply-cut,dig-in,sabotage,new-orders,reinforcements,supply-cut,night-march,reinforcements,withdrawal,intelligence,forced-march,withdrawal,night-march,forced-march,dig-in,intelligence,second-front -','a168715c14d9660e0fb9aa0b85ca656d7f6cb35c4d08f7d3f6493074474a4476','20eb7d5c097677db6590cd8110d64ee9de1e9afc789182dfc1c2a0ab44097616',1,12,3,'south',4,0,NULL,1794793071298,NULL,NULL,NULL);
INSERT INTO "games" VALUES('qfAO4ma8eT4C','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','open',1,0,'748fc7dc7b8cc330b6e62f3576918ef7735b7b9c98cc2582639db0ef4772b8e3',4,4,NULL,NULL,NULL,1794793071308,NULL,NULL,NULL,NULL,NULL,1,0,0,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "rating_changes" VALUES('pBjW0OJmp9iP',1,1500.0,1.33768910609370232124e+03);
INSERT INTO "rating_changes" VALUES('pBjW0OJmp9iP',2,1500.0,1.66231089390629767875e+03);
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
INSERT INTO "ratings" VALUES(1,'ardennes',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794793070081);
INSERT INTO "ratings" VALUES(2,'ardennes',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794793070081);
CREATE TABLE sessions (
	token_hash TEXT NOT NULL, 
	user_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sessions_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('b4dca0ec25b5dd9f329492bc1e6bb794c97f3c54bb0cc3219139b62af4528b31',1,'cookie',1794793067095,1802569067095);
INSERT INTO "sessions" VALUES('173a6bc8b3987fbcb68848a000e315c864bf862dff1d9466eb8e92ec19a71770',2,'cookie',1794793069599,1802569069599);
INSERT INTO "sessions" VALUES('f722b643a57d3ddf227957044de6d31bd551fb5ef9cb6ccff2016630773fec3e',3,'bearer',1794793069623,NULL);
INSERT INTO "sessions" VALUES('2a2d66915c437706cb89e27d4108dc30ec936a4de3efab3dbcc50b9b69b7234a',4,'cookie',1794793071143,1802569071143);
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
INSERT INTO "users" VALUES(1,'Anna','anna','user','$argon2id$v=19$m=19456,t=2,p=1$9S+p17SXa0GlFn/Tyxp/LA$q1wgh/QnqFcaxPKRzaWJmlmwT3nt+IF3oqmll9iDjWk',NULL,1794793067067,1794793067067);
INSERT INTO "users" VALUES(2,'Bert','bert','user','$argon2id$v=19$m=19456,t=2,p=1$gcnHsMRPH2PJdOeEJZU7RA$IwU9Gw57DqkzbHgQEljCcVbNa1Mkrbm5OwFAKx9LiD0',NULL,1794793069595,1794793069595);
INSERT INTO "users" VALUES(3,'Annabot','annabot','bot',NULL,1,1794793069623,1794793069623);
INSERT INTO "users" VALUES(4,'Guest 3934',NULL,'guest',NULL,NULL,1794793071143,1794793071143);
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
