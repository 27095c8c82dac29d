BEGIN TRANSACTION;
CREATE TABLE addresses (
	user_id INTEGER NOT NULL, 
	address TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_addresses PRIMARY KEY (user_id, address), 
	CONSTRAINT fk_addresses_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "addresses" VALUES(1,'bee2b1370de45742fe6ec4b69c84db92',1794987647999);
INSERT INTO "addresses" VALUES(2,'bee2b1370de45742fe6ec4b69c84db92',1794987648102);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "entries" VALUES('MTvknsk78jJn',1,'act','south','K2',1794987648408,'1:c1');
INSERT INTO "entries" VALUES('MTvknsk78jJn',2,'act','south','S1',1794987648435,'1:c2');
INSERT INTO "entries" VALUES('MTvknsk78jJn',3,'act','south','T4',1794987648443,'1:c3');
INSERT INTO "entries" VALUES('MTvknsk78jJn',4,'act','south','C4',1794987648455,'1:c4');
INSERT INTO "entries" VALUES('MTvknsk78jJn',5,'act','south','.',1794987648457,'1:c5');
INSERT INTO "entries" VALUES('MTvknsk78jJn',6,'act','north','C2',1794987648459,'2:c6');
INSERT INTO "entries" VALUES('MTvknsk78jJn',7,'act','north','C6',1794987648463,'2:c7');
INSERT INTO "entries" VALUES('MTvknsk78jJn',8,'act','north','K6',1794987648467,'2:c8');
INSERT INTO "entries" VALUES('MTvknsk78jJn',9,'act','north','P6',1794987648468,'2:c9');
INSERT INTO "entries" VALUES('MTvknsk78jJn',10,'act','north','.',1794987648471,'2:c10');
INSERT INTO "entries" VALUES('MTvknsk78jJn',11,'act','south','T2',1794987648473,'1:c11');
INSERT INTO "entries" VALUES('MTvknsk78jJn',12,'act','south','T1',1794987648474,'1:c12');
INSERT INTO "entries" VALUES('MTvknsk78jJn',13,'undo','south',NULL,1794987648476,'1:c13');
INSERT INTO "entries" VALUES('MTvknsk78jJn',14,'act','south','M1',1794987648479,'1:c14');
INSERT INTO "entries" VALUES('MTvknsk78jJn',15,'act','south','P5',1794987648480,'1:c15');
INSERT INTO "entries" VALUES('MTvknsk78jJn',16,'act','south','T4',1794987648482,'1:c16');
INSERT INTO "entries" VALUES('MTvknsk78jJn',17,'act','south','.',1794987648483,'1:c17');
INSERT INTO "entries" VALUES('MTvknsk78jJn',18,'act','north','T7',1794987648486,'2:c18');
INSERT INTO "entries" VALUES('MTvknsk78jJn',19,'act','north','T4',1794987648488,'2:c19');
INSERT INTO "entries" VALUES('MTvknsk78jJn',20,'act','north','T4',1794987648490,'2:c20');
INSERT INTO "entries" VALUES('MTvknsk78jJn',21,'act','north','T3',1794987648492,'2:c21');
INSERT INTO "entries" VALUES('MTvknsk78jJn',22,'act','north','.',1794987648495,'2:c22');
INSERT INTO "entries" VALUES('MTvknsk78jJn',23,'act','south','.',1794987648497,'1:c23');
INSERT INTO "entries" VALUES('MTvknsk78jJn',24,'act','north','P2',1794987648500,'2:c24');
INSERT INTO "entries" VALUES('MTvknsk78jJn',25,'undo','north',NULL,1794987648503,'2:c25');
INSERT INTO "entries" VALUES('MTvknsk78jJn',26,'act','north','>4',1794987648526,'2:c26');
INSERT INTO "entries" VALUES('MTvknsk78jJn',27,'undo','north',NULL,1794987648547,'2:c27');
INSERT INTO "entries" VALUES('MTvknsk78jJn',28,'act','north','T5',1794987648573,'2:c28');
INSERT INTO "entries" VALUES('MTvknsk78jJn',29,'act','north','T7',1794987648628,'2:c29');
INSERT INTO "entries" VALUES('MTvknsk78jJn',30,'act','north','P6',1794987648657,'2:c30');
INSERT INTO "entries" VALUES('MTvknsk78jJn',31,'resign','south',NULL,1794987648663,'1:c31');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',1,'act','south','R3',1794987648869,'1:c32');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',2,'act','south','M7',1794987649237,'1:c33');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',3,'act','south','T7',1794987649249,'1:c34');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',4,'act','south','P1',1794987649285,'1:c35');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',5,'act','south','.',1794987649291,'1:c36');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',6,'act','north','A6',1794987649309,'2:c37');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',7,'act','north','C5',1794987649339,'2:c38');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',8,'act','north','C5',1794987649370,'2:c39');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',9,'undo','north',NULL,1794987649452,'2:c40');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',10,'act','north','T2',1794987649538,'2:c41');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',11,'act','north','C7',1794987649590,'2:c42');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',12,'act','north','.',1794987649631,'2:c43');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',13,'act','south','S6',1794987649718,'1:c44');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',14,'act','south','C7',1794987649758,'1:c45');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',15,'undo','south',NULL,1794987649839,'1:c46');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',16,'act','south','C6',1794987649872,'1:c47');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',17,'act','south','T3',1794987649904,'1:c48');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',18,'act','south','M1',1794987649928,'1:c49');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',19,'act','south','.',1794987649980,'1:c50');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',20,'act','north','S6',1794987650008,'2:c51');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',21,'act','north','T6',1794987650053,'2:c52');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',22,'act','north','T3',1794987650092,'2:c53');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',23,'act','north','T7',1794987650148,'2:c54');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',24,'act','north','.',1794987650175,'2:c55');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',25,'act','south','M6',1794987650238,'1:c56');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',26,'act','south','P7',1794987650307,'1:c57');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',27,'act','south','C7',1794987650338,'1:c58');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',28,'act','south','M3',1794987650362,'1:c59');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',29,'act','south','.',1794987650406,'1:c60');
INSERT INTO "entries" VALUES('tLHFQXg1daEZ',30,'act','north','T5',1794987650588,'2:c61');
INSERT INTO "entries" VALUES('Bf2m9jOgP2r3',1,'act','south','T6',1794987650809,'4:c62');
INSERT INTO "entries" VALUES('Bf2m9jOgP2r3',2,'act','south','Y3',1794987650820,'4:c63');
INSERT INTO "entries" VALUES('Bf2m9jOgP2r3',3,'act','south','M6',1794987650992,'4:c64');
INSERT INTO "entries" VALUES('Bf2m9jOgP2r3',4,'act','south','P5',1794987650998,'4:c65');
INSERT INTO "entries" VALUES('Bf2m9jOgP2r3',5,'act','south','.',1794987651014,'4:c66');
INSERT INTO "entries" VALUES('Bf2m9jOgP2r3',6,'act','north','R5',1794987651098,'4:c67');
INSERT INTO "entries" VALUES('Bf2m9jOgP2r3',7,'act','north','T1',1794987651129,'4:c68');
INSERT INTO "entries" VALUES('Bf2m9jOgP2r3',8,'act','north','M3',1794987651141,'4:c69');
INSERT INTO "entries" VALUES('Bf2m9jOgP2r3',9,'act','north','T3',1794987651151,'4:c70');
INSERT INTO "entries" VALUES('Bf2m9jOgP2r3',10,'act','north','.',1794987651207,'4:c71');
INSERT INTO "entries" VALUES('Bf2m9jOgP2r3',11,'act','south','P1',1794987651217,'4:c72');
INSERT INTO "entries" VALUES('Bf2m9jOgP2r3',12,'act','south','S1',1794987651394,'4:c73');
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
INSERT INTO "games" VALUES('MTvknsk78jJn','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','ended',1,1,'d271f35e6294a9acb1927afd957a2b3e1e4be61220d5f0fcb770452e3fe4adaf',1,1,2,NULL,NULL,1794987648166,1794987648347,1794987648663,'ardennes |/|/|/|/|/|/| s1:4 17/- 57/- centre,14,47,25,37,east,15,35,blitz,24,west,flanks,13,27,36,16,46,26/supply-cut,forced-march,reinforcements,second-front,withdrawal,night-march,supply-cut,new-orders,dig-in,forced-march,withdrawal,new-orders,reinforcements,dig-in,sabotage,second-front,night-march,intelligence,intelligence,sabotage -','a63ba3a783c56c93a6d95603a8eda003fb13c5fcac8c8c664968fbf2c9cbc36c','bdc05c600d74da04c8dfce28fd21f5997c9bc63eaba2d72b8705d2668407f49e',2,31,6,NULL,NULL,0,NULL,1794987648663,'north','resignation',NULL);
INSERT INTO "games" VALUES('tLHFQXg1daEZ','dday','dday','{"clock": {"kind": "days", "seconds": 0, "increment": 0, "days": 3}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,'4ac8d5fb70c0263e85382755dbc33af92bc5a36b7cd5b07e400b52224455e2cf',1,1,2,NULL,NULL,1794987648700,1794987648770,NULL,'dday |/|/|/|/|/|/| s1:4 15/- 27/- 16,east,36,17,13,57,west,blitz,37,14,flanks,25,26,47,46,centre,24,35/supply-cut,withdrawal,withdrawal,dig-in,forced-march,night-march,sabotage,forced-march,sabotage,dig-in,reinforcements,new-orders,second-front,second-front,supply-cut,intelligence,reinforcements,intelligence,night-march,new-orders -','d92df9178d8315f35b6b20057408591846f80c5d300cdada2d6875f53c1ad260','0f32665485a8259284a7aed262d533a73438da3d3a49523d7933c6b2b2873232',2,30,6,'north',2,0,1795246850406,1794987650588,NULL,NULL,NULL);
INSERT INTO "games" VALUES('Bf2m9jOgP2r3','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','playing',0,0,NULL,4,4,4,NULL,NULL,1794987650785,1794987650786,NULL,'ardennes |/|/|/|/|/|/| s1:4 13/- 27/- 24,east,26,47,flanks,37,blitz,46,16,57,35,17,centre,14,15,36,west,25/sabotage,dig-in,night-march,withdrawal,intelligence,supply-cut,supply-cut,night-march,reinforcements,new-orders,sabotage,dig-in,reinforcements,forced-march,second-front,new-orders,intelligence,second-front,withdrawal,forced-march -','6aa805802bc73ae5c23d22120060fee2ddc949665b6ba2e80e84a230737096d0','341b3e0abd72a2d0f17e043fb60e0d870c53d262fd7b7a5f90e166d550db4091',2,12,3,'south',4,0,NULL,1794987651394,NULL,NULL,NULL);
INSERT INTO "games" VALUES('vNSxEZSbvdFE','ardennes','ardennes','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "days": 0}, "undo": true, "takeback": true, "start": "south", "first_turn_ap": 4}','open',1,0,'eea83025410922f3e2907e44f8687ae6935f4cb8bb50eb557ab21d7b7d8d7d62',4,4,NULL,NULL,NULL,1794987651448,NULL,NULL,NULL,NULL,NULL,2,0,0,NULL,NULL,0,NULL,NULL,NULL,NULL,NULL);
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
	"after" FLOAT NOT NULL, 
	CONSTRAINT pk_rating_changes PRIMARY KEY (game_id, user_id), 
	CONSTRAINT fk_rating_changes_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT fk_rating_changes_user_id FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "rating_changes" VALUES('MTvknsk78jJn',1,1500.0,1.33768910609370232124e+03);
INSERT INTO "rating_changes" VALUES('MTvknsk78jJn',2,1500.0,1.66231089390629767875e+03);
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
INSERT INTO "ratings" VALUES(1,'ardennes',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794987648663);
INSERT INTO "ratings" VALUES(2,'ardennes',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794987648663);
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
INSERT INTO "sessions" VALUES('0e026374d0e511714559a2ebd0779c685a1d4cdef47aa69d005841b4470c1ff9',1,'cookie',1794987646488,1802763646488,NULL);
INSERT INTO "sessions" VALUES('7d2169ce8616710a58f1e4ea2cbc895a094327c5a7007bd7efbdbb3b1a4544f5',2,'cookie',1794987647640,1802763647640,NULL);
INSERT INTO "sessions" VALUES('dd1a2e52578eaf83d2a82745312027944073181a59ac0003da1ac6495da5a816',3,'bearer',1794987648046,NULL,NULL);
INSERT INTO "sessions" VALUES('6fc78300e4c2a0c4f4653ba22709e3d00b11f2033c67a0d457f5e383c4f7d107',4,'cookie',1794987650674,1802763650674,NULL);
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
INSERT INTO "users" VALUES(1,'Anna','anna','user','$argon2id$v=19$m=19456,t=2,p=1$Lu+CDsP78JdKe1y7wG0MZw$2agcPLf+aih8SY5Ct/hviKkGdjolL2nsGHVdfJJP5bU',NULL,1794987646488,1794987646488);
INSERT INTO "users" VALUES(2,'Bert','bert','user','$argon2id$v=19$m=19456,t=2,p=1$eEVdHs4n1OR5VgQtzUtdMQ$sVktRiRuI06IN9hscer7m/zQG4GmLzTiSlxpGkmgCx8',NULL,1794987647640,1794987647640);
INSERT INTO "users" VALUES(3,'Annabot','annabot','bot',NULL,1,1794987648046,1794987648046);
INSERT INTO "users" VALUES(4,'Guest 1737',NULL,'guest',NULL,NULL,1794987650674,1794987650674);
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
COMMIT;
