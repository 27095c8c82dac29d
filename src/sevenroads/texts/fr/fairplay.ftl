fair-title = Fair-play
fair-lead = Dans une partie classée, deux personnes mesurent leur propre force. Ces règles y veillent.

fair-rated-title = Parties classées
fair-rated =
    Pendant une partie classée, tu décides seul. Tu peux :

    - prendre des notes et reproduire la position sur ton propre plateau pour essayer des actions à la main ;
    - lire les règles, les conseils, les leçons et tes parties terminées ;
    - annuler des actions et reprendre des tours, si la table le permet.

    Tu ne peux pas :

    - interroger la machine ou un autre programme sur une position de la partie : ni indices, ni bilan, ni analyse ;
    - recopier la partie à une autre table pour voir ce que jouerait la machine ;
    - te faire conseiller, ou conseiller quelqu'un qui est en train de jouer.

fair-casual-title = Parties non classées
fair-casual =
    Les deux joueurs décident ensemble de ce qui est permis. Si tu veux utiliser des indices, l'analyse ou des conseils, demande d'abord. Contre la machine et à deux sur le même écran, fais comme tu veux. Les réglages permettent aussi d'afficher la probabilité de chaque objectif de l'ennemi. Le serveur ne la calcule que dans les parties non classées contre la machine, et seulement d'après ce que tu as vu.

fair-rating-title = Manipulation de la cote
fair-rating =
    La cote dit comment quelqu'un joue. C'est un abus de :

    - perdre exprès, ou convenir d'un résultat avant la partie ;
    - jouer des parties classées avec plusieurs comptes, ou contre toi-même ;
    - interrompre une partie dès que tu sais que ton objectif est difficile ;
    - laisser quelqu'un d'autre jouer à ta place.

    Le serveur fait en sorte que cela ne rapporte rien :

    - pas de partie classée contre ton propre bot ;
    - si l'autre joueur abandonne pendant les trois premiers tours, tu ne gagnes aucun point, et lui en perd comme d'habitude ;
    - les parties contre le même joueur en 24 heures comptent de moins en moins : la moitié, un quart, etc. ;
    - tu ne peux annuler que trois parties classées en 24 heures, sauf si l'autre joueur est absent, et les autres le voient si tu le fais souvent.

fair-server-title = Ce que fait le serveur
fair-server =
    Le serveur ne donne ni indices ni bilan sur les positions d'une partie classée tant qu'elle n'est pas finie. Cela vaut pour les deux joueurs et pour tous ceux qui utilisent la même connexion internet. Il compare les unités sur les routes : une copie avec d'autres cartes, avec les camps échangés ou avec quelques actions de plus est refusée aussi. Les débuts de partie avec moins de six unités sont libres.

    Si le serveur refuse alors que tu ne joues pas de partie classée, quelqu'un d'autre en joue une avec ta connexion. Réessaie plus tard.

    Pour cela, le serveur garde pendant sept jours une forme codée de l'adresse internet des joueurs qui ont un compte. Il ne garde pas l'adresse elle-même.

fair-chat-title = Discussion et signalements
fair-chat =
    Écris comme tu parlerais à table. Pas d'insultes, pas de spam, pas de conseils sur une partie en cours.

    Touche le nom d'un joueur, près du plateau ou dans la discussion, pour masquer ses messages ou pour le signaler. Toi seul sais qui tu as mis en sourdine ; la page du compte en donne la liste. Un signalement va à l'administrateur de ce serveur, avec les derniers messages de la table mais sans les cartes de personne.

    L'administrateur peut retirer la discussion à un joueur ou exclure un compte, pour un temps ou définitivement. Le joueur apprend le motif. Les parties en cours d'un compte exclu sont abandonnées.
