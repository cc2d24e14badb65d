# What `geisterstunde doctor` finds: one line each, with what to do. Options, paths and headers stay as they are.

doctor-grade =
    { $grade ->
        [well] ok
        [remark] note
       *[wrong] WRONG
    }
doctor-about =
    { $about ->
        [disk] disk
        [permissions] permissions
        [files] open files
        [port] port
        [clock] clock
        [rules] rules
        [database] database
       *[proxy] proxy
    }

## The machine

doctor-disk-room = { $gigabytes } GB are free in { $path }.
doctor-disk-little = Only { $megabytes } MB are free in { $path }; make room before it is full.
doctor-disk-full = Only { $megabytes } MB are free in { $path }; make room, since on a full disk nobody can play on.
doctor-disk-far-away = { $path } lies on a network drive ({ $kind }), where tables can get lost; name a --database on a disk of this machine.
doctor-disk-elsewhere = PostgreSQL keeps the tables; see to its disk over there.
doctor-permissions = { $path } can be written, and read by its owner only.
doctor-permissions-new = { $path } can be made.
doctor-permissions-elsewhere = PostgreSQL keeps the tables; its rights count.
doctor-folder-forbidden = Nothing can be written in { $path }; give the folder to the user that runs the server, or name another --database.
doctor-file-forbidden = { $path } cannot be written; give it to the user that runs the server.
doctor-file-readable = Others can read { $path }, which holds the deals of games under way; type chmod 600 { $path }.
doctor-file-of-another = { $path } belongs to another user; run the doctor as that user, as the server should be.
doctor-files = { $files } files may be open, one for each person at a table.
doctor-files-unlimited = Any number of files may be open.
doctor-files-few = Only { $files } files may be open, one for each person at a table; raise it with LimitNOFILE= in the unit, or ulimit -n.
doctor-port-free = Port { $port } is free.
doctor-server = A server answers at port { $port }, with { $tables } tables and { $sockets } connections.
# $status (text) - trouble or leaving
doctor-server-ill = The server at port { $port } says "{ $status }"; read its log.
doctor-rules = The rules are compiled.
# $games (list) - names of games
doctor-rules-waiting = The rules of { AND($games) } are compiled at the first start, in a minute or two, while people can play already.
doctor-rules-nowhere = Compiled rules cannot be kept; name a folder that can be written with GEISTERSTUNDE_CACHE, or every start takes minutes.

## The tables

doctor-clock = It is { $now }.
doctor-clock-behind = The clock says { $now }, which is before this program was installed; set it right, best by NTP.
doctor-clock-set-back = The clock says { $now }, but the newest line was written at { $last }; set it right, best by NTP.
doctor-clock-out-of-step = This clock and PostgreSQL's differ by { $seconds } seconds; keep both in step by NTP.
doctor-database = The database is whole and up to date.
doctor-database-new = { $path } will be made at the first start.
doctor-database-empty = The database is empty; tables are made at the first start.
doctor-database-older = The database has version { $version }; the next start brings it to { $newest }, so back it up before.

## The way through a proxy

doctor-proxy = { $address } leads here, and sockets and addresses come through.
doctor-proxy-none = No proxy is named; people come straight to this machine.
doctor-proxy-untrusted = If a proxy stands before the server, name it with --trusted-proxy 127.0.0.1, or all people share the limits of one.
doctor-proxy-untried = To try the way through the proxy, name where people come to: --at https://games.example/
doctor-proxy-address = Name an address like https://games.example/games/, not { $given }.
doctor-proxy-silent = { $address } does not answer ({ $reason }); look whether the proxy runs, and what its name and certificate are.
doctor-proxy-other = Something else answers at { $address } (status { $status }); look where the proxy leads.
doctor-proxy-name = The server does not know the name { $name }; start it with --name { $name }.
doctor-proxy-host = The server was asked for { $seen }, not { $wanted }; let the proxy hand on the Host header as it is.
doctor-proxy-path = The server believes to be at { $seen }, not { $wanted }; start it with --root-path { $wanted }
doctor-proxy-scheme = The server believes to be reached by { $seen }, not { $wanted }; let the proxy set X-Forwarded-Proto, and name it with --trusted-proxy.
doctor-proxy-line = The server cannot tell people apart; let the proxy set X-Forwarded-For, and name it with --trusted-proxy.
doctor-proxy-socket = Sockets do not come through (status { $status }); let the proxy hand on Upgrade and Connection with HTTP/1.1.
