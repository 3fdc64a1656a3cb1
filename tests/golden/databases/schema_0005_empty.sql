BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE chat (
	table_code VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	text TEXT NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	command VARCHAR(80) NOT NULL, 
	PRIMARY KEY (table_code, n), 
	FOREIGN KEY(table_code) REFERENCES tables (code) ON DELETE CASCADE
);
CREATE TABLE entries (
	table_code VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	rules VARCHAR(64) NOT NULL, 
	seat INTEGER, 
	data BLOB NOT NULL, 
	ask INTEGER NOT NULL, 
	opened INTEGER NOT NULL, 
	patch BLOB NOT NULL, 
	line INTEGER NOT NULL, 
	lines BLOB NOT NULL, 
	line_count INTEGER NOT NULL, 
	state_hash BLOB NOT NULL, 
	rest BOOLEAN NOT NULL, 
	free BOOLEAN NOT NULL, 
	chain BLOB NOT NULL, 
	command VARCHAR(80), 
	PRIMARY KEY (table_code, seq), 
	FOREIGN KEY(table_code) REFERENCES tables (code) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_code VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name TEXT NOT NULL, 
	choices BLOB NOT NULL, 
	token_hash BLOB, 
	nonce TEXT NOT NULL, 
	stand_in BOOLEAN NOT NULL, 
	conceded BOOLEAN NOT NULL, 
	standing VARCHAR(16), 
	standing_mark TEXT NOT NULL, given_for BLOB, standing_done BLOB, 
	PRIMARY KEY (table_code, seat), 
	FOREIGN KEY(table_code) REFERENCES tables (code) ON DELETE CASCADE
);
CREATE TABLE snapshots (
	table_code VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	PRIMARY KEY (table_code, seq), 
	FOREIGN KEY(table_code) REFERENCES tables (code) ON DELETE CASCADE
);
CREATE TABLE tables (
	code VARCHAR(16) NOT NULL, 
	name TEXT NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	options BLOB NOT NULL, 
	host INTEGER, 
	public BOOLEAN NOT NULL, 
	password BLOB, 
	beat_ms INTEGER NOT NULL, 
	secret BLOB NOT NULL, 
	winners BLOB NOT NULL, 
	next_table VARCHAR(16) NOT NULL, 
	created DOUBLE NOT NULL, 
	played DOUBLE NOT NULL, 
	seq INTEGER NOT NULL, 
	line_n INTEGER NOT NULL, 
	chain BLOB NOT NULL, 
	astir BOOLEAN NOT NULL, host_token BLOB, host_used BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (code)
);
CREATE INDEX tables_listed ON tables (public, played);
CREATE INDEX tables_astir ON tables (astir);
COMMIT;
