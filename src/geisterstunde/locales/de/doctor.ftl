# Was `geisterstunde doctor` findet: je eine Zeile, mit dem, was zu tun ist. Optionen, Pfade und Kopfzeilen bleiben, wie sie sind.

doctor-grade =
    { $grade ->
        [well] gut
        [remark] Hinweis
       *[wrong] FALSCH
    }
doctor-about =
    { $about ->
        [disk] Platz
        [permissions] Rechte
        [files] offene Dateien
        [port] Port
        [clock] Uhr
        [rules] Regeln
        [database] Datenbank
       *[proxy] Proxy
    }

## Der Rechner

doctor-disk-room = In { $path } sind { $gigabytes } GB frei.
doctor-disk-little = In { $path } sind nur { $megabytes } MB frei; schaff Platz, bevor alles voll ist.
doctor-disk-full = In { $path } sind nur { $megabytes } MB frei; schaff Platz, denn ist die Platte voll, kann niemand weiterspielen.
doctor-disk-far-away = { $path } liegt auf einem Netzlaufwerk ({ $kind }), wo Tische verloren gehen können; nimm mit --database eine Platte dieses Rechners.
doctor-disk-elsewhere = PostgreSQL verwahrt die Tische; achte dort auf den Platz.
doctor-permissions = { $path } ist beschreibbar und nur für den Besitzer lesbar.
doctor-permissions-new = { $path } kann angelegt werden.
doctor-permissions-elsewhere = PostgreSQL verwahrt die Tische; dort gelten seine Rechte.
doctor-folder-forbidden = In { $path } lässt sich nichts schreiben; gib den Ordner dem Benutzer, der den Server startet, oder nimm eine andere --database.
doctor-file-forbidden = { $path } lässt sich nicht schreiben; gib die Datei dem Benutzer, der den Server startet.
doctor-file-readable = Andere können { $path } lesen, und darin stehen laufende Spiele; tippe chmod 600 { $path }.
doctor-file-of-another = { $path } gehört einem anderen Benutzer; starte den Doktor als dieser, so wie den Server.
doctor-files = { $files } Dateien dürfen offen sein, eine für jede Person am Tisch.
doctor-files-unlimited = Beliebig viele Dateien dürfen offen sein.
doctor-files-few = Nur { $files } Dateien dürfen offen sein, eine für jede Person am Tisch; erhöhe das mit LimitNOFILE= in der Unit oder ulimit -n.
doctor-port-free = Port { $port } ist frei.
doctor-server = An Port { $port } antwortet ein Server, mit { $tables } Tischen und { $sockets } Verbindungen.
# $status (Text) - trouble oder leaving
doctor-server-ill = Der Server an Port { $port } sagt „{ $status }“; lies sein Log.
doctor-rules = Die Regeln sind übersetzt.
# $games (Liste) - Namen von Spielen
doctor-rules-waiting = Die Regeln von { AND($games) } werden beim ersten Start übersetzt, in ein, zwei Minuten, während schon gespielt werden kann.
doctor-rules-nowhere = Übersetzte Regeln lassen sich nicht aufheben; nenne mit GEISTERSTUNDE_CACHE einen beschreibbaren Ordner, sonst dauert jeder Start Minuten.

## Die Tische

doctor-clock = Es ist { $now }.
doctor-clock-behind = Die Uhr sagt { $now }, und da war dieses Programm noch nicht installiert; stell sie richtig, am besten mit NTP.
doctor-clock-set-back = Die Uhr sagt { $now }, aber die neueste Zeile ist von { $last }; stell sie richtig, am besten mit NTP.
doctor-clock-out-of-step = Diese Uhr und die von PostgreSQL gehen um { $seconds } Sekunden auseinander; halte beide mit NTP im Gleichschritt.
doctor-database = Die Datenbank ist heil und auf dem neuesten Stand.
doctor-database-new = { $path } wird beim ersten Start angelegt.
doctor-database-empty = Die Datenbank ist leer; beim ersten Start wird alles angelegt.
doctor-database-older = Die Datenbank hat Version { $version }; der nächste Start bringt sie auf { $newest }, sichere sie also vorher.

## Der Weg durch einen Proxy

doctor-proxy = { $address } führt hierher, und Sockets und Adressen kommen durch.
doctor-proxy-none = Kein Proxy ist genannt; alle kommen geradewegs zu diesem Rechner.
doctor-proxy-untrusted = Steht ein Proxy vor dem Server, dann nenne ihn mit --trusted-proxy 127.0.0.1, sonst teilen sich alle die Grenzen einer Adresse.
doctor-proxy-untried = Um den Weg durch den Proxy zu prüfen, nenne die Adresse für alle: --at https://games.example/
doctor-proxy-address = Nenne eine Adresse wie https://games.example/games/, nicht { $given }.
doctor-proxy-silent = { $address } antwortet nicht ({ $reason }); sieh nach, ob der Proxy läuft, und nach Name und Zertifikat.
doctor-proxy-other = Unter { $address } antwortet etwas anderes (Status { $status }); sieh nach, wohin der Proxy führt.
doctor-proxy-name = Der Server kennt den Namen { $name } nicht; starte ihn mit --name { $name }.
doctor-proxy-host = Der Server wurde nach { $seen } gefragt, nicht nach { $wanted }; der Proxy muss die Kopfzeile Host unverändert weitergeben.
doctor-proxy-path = Der Server glaubt unter { $seen } zu stehen, nicht unter { $wanted }; starte ihn mit --root-path { $wanted }
doctor-proxy-scheme = Der Server glaubt über { $seen } erreicht zu werden, nicht über { $wanted }; der Proxy muss X-Forwarded-Proto setzen und mit --trusted-proxy genannt sein.
doctor-proxy-line = Der Server kann die Leute nicht unterscheiden; der Proxy muss X-Forwarded-For setzen und mit --trusted-proxy genannt sein.
doctor-proxy-socket = Sockets kommen nicht durch (Status { $status }); der Proxy muss Upgrade und Connection über HTTP/1.1 weitergeben.
