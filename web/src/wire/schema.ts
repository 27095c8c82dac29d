// Written by `npm run types` from docs/openapi.json. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Abort */
        Abort: {
            id: string;
            table: string;
            /** @enum {unknown} */
            type: "abort";
        };
        /**
         * Account
         * @description An account as its owner sees it.
         *
         *         `your_turn` lists the tables where it is its turn; `number` is as in `Person`.
         */
        Account: {
            kind: string;
            name: string;
            /** @default null */
            number?: number | null;
            /** @default [] */
            ratings?: components["schemas"]["EditionRating"][];
            /** @default [] */
            your_turn?: string[];
        };
        /** AccountBody */
        AccountBody: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * Ack
         * @description A command was executed and durably stored as entry `seq`.
         */
        Ack: {
            id: string;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "ack";
        };
        /** Act */
        Act: {
            action: string;
            id: string;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "act";
        };
        /** ArrowInfo */
        ArrowInfo: {
            direction: string;
            distance: number;
            hits: string[];
            tile: number;
        };
        /**
         * AskPreview
         * @description Ask for the effects of an action, or why it is not legal.
         */
        AskPreview: {
            action: string;
            id: string;
            table: string;
            /** @enum {unknown} */
            type: "preview";
        };
        /**
         * AttemptBody
         * @description An attempt: the actions of the turn, or null to give up. The end of the turn may be left out.
         */
        AttemptBody: {
            /** Actions */
            actions: string[] | null;
            /** Puzzle */
            puzzle: string;
        };
        /**
         * AttemptsBody
         * @description Attempts in the order in which they were made. `player` is used only if you have no account.
         */
        AttemptsBody: {
            /** Attempts */
            attempts: components["schemas"]["AttemptBody"][];
            player?: components["schemas"]["GuestRating"] | null;
        };
        /** BotBody */
        BotBody: {
            /** Name */
            name: string;
        };
        /** BotList */
        BotList: {
            names: string[];
        };
        /**
         * BotToken
         * @description A bot's token. It is sent only once, because the server stores only its hash.
         */
        BotToken: {
            name: string;
            token: string;
        };
        /**
         * Bye
         * @description The server is stopping. Reconnect after `after` milliseconds.
         */
        Bye: {
            after: number;
            /** @default restart */
            reason?: string;
            /** @enum {unknown} */
            type: "bye";
        };
        /**
         * CardInfo
         * @description A card; texts by language. `take` and `deny` are an objective's clauses.
         *
         *         Of a victory card: its `effect`, whether that needs a road, whether it reveals a card when played, and the
         *         AP that playing it gives or, below 0, costs.
         */
        CardInfo: {
            count: number;
            /** @default [] */
            deny?: number[];
            /** @default null */
            effect?: string | null;
            id: string;
            names: {
                [key: string]: string;
            };
            /** @default false */
            needs_road?: boolean;
            /** @default 0 */
            points?: number;
            /** @default false */
            reveals?: boolean;
            /** @default [] */
            take?: [
                number,
                number[]
            ][];
            texts: {
                [key: string]: string;
            };
        };
        /**
         * CardsView
         * @description A side's cards; `?` is a card that the viewer may not see.
         *
         *         `goal` is null if the viewer may not see the objective.
         */
        CardsView: {
            /** @default null */
            goal?: components["schemas"]["GoalView"] | null;
            /** @default [] */
            hand?: string[];
            /** @default null */
            objective?: string | null;
        };
        /**
         * ChatLine
         * @description A line of the chat; `number` is as in `Person`. A line that arrives twice has the same `id`.
         */
        ChatLine: {
            at: number;
            id: string;
            /** @enum {unknown} */
            kind: "bot" | "gone" | "guest" | "user";
            name: string;
            /** @default null */
            number?: number | null;
            /**
             * @default players
             * @enum {unknown}
             */
            room?: "players" | "spectators";
            /** @default null */
            seat?: ("north" | "south") | null;
            text: string;
        };
        /** ChatMessage */
        ChatMessage: {
            line: components["schemas"]["ChatLine"];
            table: string;
            /** @enum {unknown} */
            type: "chat";
        };
        /** ClaimTime */
        ClaimTime: {
            id: string;
            table: string;
            /** @enum {unknown} */
            type: "claim-time";
        };
        /**
         * ClockBody
         * @description No clock, a live clock (seconds for the game plus an increment), or days for each turn.
         */
        ClockBody: {
            /**
             * Days
             * @default 0
             */
            days?: number;
            /**
             * Increment
             * @default 0
             */
            increment?: number;
            /**
             * Kind
             * @default none
             * @enum {string}
             */
            kind?: "none" | "live" | "days";
            /**
             * Seconds
             * @default 0
             */
            seconds?: number;
        };
        /**
         * ClockSettings
         * @description `none`, `live` with seconds and increment, or `days` for each turn.
         */
        ClockSettings: {
            /** @default 0 */
            days?: number;
            /** @default 0 */
            increment?: number;
            /** @enum {unknown} */
            kind: "days" | "live" | "none";
            /** @default 0 */
            seconds?: number;
        };
        /**
         * ClockView
         * @description The milliseconds left to each side at the server time `at`.
         */
        ClockView: {
            at: number;
            north: number;
            /** @default null */
            running?: ("north" | "south") | null;
            south: number;
        };
        /**
         * CoachView
         * @description What the coach of a guided game advises, and what it explains about the board.
         *
         *         `wins` says that the advice leads to victory in this turn.
         */
        CoachView: {
            action: string;
            code: string;
            /** @default null */
            remark?: components["schemas"]["NoteView"] | null;
            values: {
                [key: string]: number | string;
            };
            /** @default false */
            wins?: boolean;
        };
        /**
         * ConquestView
         * @description A road that fell in a finished game; `decides` if it counts for the way in which the game was won.
         */
        ConquestView: {
            /** @default false */
            decides?: boolean;
            road: number;
            /** @enum {unknown} */
            side: "north" | "south";
            turn: number;
        };
        /** DeleteBody */
        DeleteBody: {
            /** Password */
            password?: string | null;
        };
        /** Done */
        Done: {
            /** @default true */
            done?: boolean;
        };
        /** DrawAccept */
        DrawAccept: {
            id: string;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "draw-accept";
        };
        /** DrawDecline */
        DrawDecline: {
            id: string;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "draw-decline";
        };
        /** DrawOffer */
        DrawOffer: {
            id: string;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "draw-offer";
        };
        /** DrawWithdraw */
        DrawWithdraw: {
            id: string;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "draw-withdraw";
        };
        /**
         * EditionInfo
         * @description An edition with its options: everything a client needs to show it.
         */
        EditionInfo: {
            about: {
                [key: string]: string;
            };
            beginner: string;
            id: string;
            landscape: string;
            lanes: {
                [key: string]: [
                    string,
                    string
                ];
            };
            mortar_fires: string;
            names: {
                [key: string]: string;
            };
            objectives: components["schemas"]["CardInfo"][];
            options: components["schemas"]["OptionInfo"][];
            road_length: number;
            sides: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** @enum {unknown} */
            star: "north" | "south";
            three_roads_win: boolean;
            units: components["schemas"]["UnitInfo"][];
            variant: string;
            victory_cards: components["schemas"]["CardInfo"][];
        };
        /** EditionList */
        EditionList: {
            editions: components["schemas"]["EditionInfo"][];
        };
        /** EditionRating */
        EditionRating: {
            deviation: number;
            edition: string;
            games: number;
            rating: number;
        };
        /**
         * EntryView
         * @description One entry of a table's log, such as an action, an undo, a draw offer or a resignation.
         *
         *         `turn` is the turn in which it was made. `undoes` are the numbers of the actions that it took back.
         */
        EntryView: {
            /** @default null */
            action?: string | null;
            at: number;
            /** @default [] */
            events?: components["schemas"]["EventView"][];
            kind: string;
            /** @enum {unknown} */
            seat: "north" | "south";
            seq: number;
            /** @default 0 */
            turn?: number;
            /** @default [] */
            undoes?: number[];
        };
        /**
         * ErrorAnswer
         * @description The body of every error answer.
         */
        ErrorAnswer: {
            error: components["schemas"]["Refused"];
        };
        /**
         * EventView
         * @description One effect of an action (see `sevenroads.game.events`).
         */
        EventView: {
            /** @default null */
            ap?: number | null;
            /** @default null */
            card?: string | null;
            /** @default 0 */
            cost?: number;
            kind: string;
            /** @default null */
            outcome?: components["schemas"]["OutcomeView"] | null;
            /** @default null */
            road?: number | null;
            rule: string;
            /** @default null */
            secret?: string | null;
            /** @enum {unknown} */
            side: "north" | "south";
            /** @default null */
            target?: number | null;
            /** @default null */
            tile?: number | null;
            /** @default null */
            turn?: number | null;
            /** @default null */
            unit?: string | null;
            /** @default [] */
            units?: string[];
        };
        /**
         * FileBody
         * @description The text of an edition or deck file (TOML).
         */
        FileBody: {
            /** Text */
            text: string;
        };
        /**
         * FileInfo
         * @description A stored edition or deck file. `name` can be used wherever an edition or deck is named.
         *
         *         `edition` is the edition itself or, for a deck, the first built-in edition with this deck.
         */
        FileInfo: {
            edition: components["schemas"]["EditionInfo"];
            /** @enum {unknown} */
            kind: "edition" | "objectives" | "victory";
            name: string;
        };
        /**
         * GameExport
         * @description A game as JSON: the content of its record, as far as the viewer may see it.
         */
        GameExport: {
            log: components["schemas"]["EntryView"][];
            /** @default null */
            salt?: string | null;
            start: string;
            table: components["schemas"]["TableInfo"];
            /** @enum {unknown} */
            viewer: "north" | "south" | "spectator";
        };
        /**
         * GoalView
         * @description How many more roads a side needs to win by its objective, or by any three roads.
         *
         *         A number is null if this way to win does not exist in the game, or can no longer be reached.
         */
        GoalView: {
            /** @default null */
            objective?: number | null;
            /** @default null */
            three?: number | null;
        };
        /** GuestBody */
        GuestBody: {
            /** Name */
            name?: string | null;
        };
        /**
         * GuestRating
         * @description The rating that a browser keeps for a player without an account.
         */
        GuestRating: {
            /** Deviation */
            deviation: number;
            /** Rating */
            rating: number;
            /** Volatility */
            volatility: number;
        };
        /** Hint */
        Hint: {
            lines: components["schemas"]["HintLine"][];
        };
        /**
         * HintLine
         * @description A recommended turn and its probability of winning the game.
         */
        HintLine: {
            actions: string[];
            /** @default [] */
            reasons?: components["schemas"]["ReasonView"][];
            win: number;
        };
        /**
         * History
         * @description The actions of a part of a game, with the position before the first and after each of them.
         *
         *         Actions that were undone or taken back are left out.
         */
        History: {
            start: components["schemas"]["PositionView"];
            /** @default [] */
            steps?: components["schemas"]["HistoryStep"][];
            /** @enum {unknown} */
            viewer: "north" | "south" | "spectator";
        };
        /**
         * HistoryStep
         * @description An action that was not taken back, and the position after it.
         */
        HistoryStep: {
            entry: components["schemas"]["EntryView"];
            position: components["schemas"]["PositionView"];
        };
        /** HTTPValidationError */
        HTTPValidationError: {
            /** Detail */
            detail?: components["schemas"]["ValidationError"][];
        };
        /** JoinBody */
        JoinBody: {
            /** Invite */
            invite?: string | null;
        };
        /**
         * JudgementView
         * @description The player's winning probability before and after a turn, and a better turn if there is one.
         *
         *         `accuracy` is 1 for a turn that gave away nothing, and halves with every 0.15 that it gave away.
         */
        JudgementView: {
            /** @default 1 */
            accuracy?: number;
            after: number;
            before: number;
            /** @default [] */
            better?: string[];
        };
        /**
         * LineView
         * @description A side's line on a road: unit letters from rear to front, and the empty tiles behind them.
         */
        LineView: {
            /** @default 0 */
            distance?: number;
            /** @default  */
            units?: string;
        };
        /**
         * Lobby
         * @description The whole lobby, or the changes in it.
         */
        Lobby: {
            /** @default [] */
            gone?: string[];
            tables: components["schemas"]["TableInfo"][];
            /** @enum {unknown} */
            type: "lobby";
            /** @default false */
            whole?: boolean;
        };
        /** LoginBody */
        LoginBody: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * MissedView
         * @description What a turn missed: a win of that turn, or a defence against a win of the enemy's next turn.
         *
         *         `solution` is a shortest turn that finds it, without its end.
         */
        MissedView: {
            /** @enum {unknown} */
            kind: "defence" | "win";
            solution: string[];
        };
        /**
         * Moment
         * @description A viewer's view of a table at a sequence number; identical in snapshots and updates.
         */
        Moment: {
            /** @default false */
            can_take_back?: boolean;
            /** @default null */
            clock?: components["schemas"]["ClockView"] | null;
            /** @default null */
            coach?: components["schemas"]["CoachView"] | null;
            /** @default null */
            draw_offer?: ("north" | "south") | null;
            /** @default [] */
            legal?: string[];
            position: components["schemas"]["PositionView"];
            seq: number;
            /** @default null */
            summary?: components["schemas"]["TurnSummaryView"] | null;
            /** @default null */
            takeback?: ("north" | "south") | null;
            /** @default 0 */
            undoable?: number;
        };
        /**
         * MutedPlayer
         * @description A player whose chat you do not want to read; `seat` at the table that you asked about.
         */
        MutedPlayer: {
            id: number;
            /** @enum {unknown} */
            kind: "bot" | "gone" | "guest" | "user";
            name: string;
            /** @default null */
            number?: number | null;
            /** @default null */
            seat?: ("north" | "south") | null;
        };
        /** MuteList */
        MuteList: {
            players: components["schemas"]["MutedPlayer"][];
        };
        /**
         * NoteView
         * @description A sentence of the coach: a code, and the values of its text.
         */
        NoteView: {
            code: string;
            values: {
                [key: string]: number | string;
            };
        };
        /**
         * ObjectiveOdds
         * @description The probability of each objective to be the enemy's, from what a player has seen until this turn.
         */
        ObjectiveOdds: {
            odds: {
                [key: string]: number;
            };
            turn: number;
        };
        /**
         * OpeningPage
         * @description A position of an opening book: the turns that lead to it, and those that follow, most chosen first.
         *
         *         `position` is without cards. `others` is the number of games with rarer turns, `other_share` how often
         *         the player chooses one of these. `objectives` are the cards to filter by, and `kinds` the cards of each
         *         kind.
         */
        OpeningPage: {
            book_games: number;
            edition: string;
            games: number;
            kinds: {
                [key: string]: string[];
            };
            objectives: string[];
            other_share: number;
            others: number;
            path: string[][];
            player: string;
            position: components["schemas"]["PositionView"];
            rules: number;
            turns: components["schemas"]["OpeningTurn"][];
        };
        /**
         * OpeningTurn
         * @description A turn of an opening book, without its end.
         *
         *         `share` is how often the player chooses it; `games` also counts those in which it was drawn at random.
         *         `points`, with their 95% interval `low` to `high`, and the search's `value` are for the side that plays
         *         the turn. `objectives` counts the games by that side's objective. `more` says whether the book continues
         *         after the turn, `mirrored` whether the games with its mirror image are counted too.
         */
        OpeningTurn: {
            actions: string[];
            games: number;
            high: number;
            low: number;
            /** @default false */
            mirrored?: boolean;
            /** @default false */
            more?: boolean;
            objectives: {
                [key: string]: number;
            };
            points: number;
            share: number;
            value: number;
        };
        /**
         * OptionInfo
         * @description An option of R10: its value here, and the words or the smallest and largest number it takes.
         */
        OptionInfo: {
            kind: string;
            name: string;
            /** @default null */
            numbers?: [
                number,
                number
            ] | null;
            value: boolean | number | string;
            /** @default [] */
            values?: string[];
        };
        /**
         * OptionsBody
         * @description The options of R10. An option that is left out has the edition's default.
         */
        OptionsBody: {
            /** Mortar Fires */
            mortar_fires?: ("deployed" | "placed" | "always") | null;
            /** Objective Deck */
            objective_deck?: string | null;
            /** Objectives */
            objectives?: boolean | null;
            /** Road Length */
            road_length?: number | null;
            /** Specials */
            specials?: boolean | string | null;
            /** Three Roads Win */
            three_roads_win?: boolean | null;
            /** Victory Cards */
            victory_cards?: boolean | null;
            /** Victory Deck */
            victory_deck?: string | null;
        };
        /** OutcomeView */
        OutcomeView: {
            /** @default  */
            rule?: string;
            termination: string;
            /** @default null */
            winner?: ("north" | "south") | null;
        };
        /**
         * OwnPuzzle
         * @description A puzzle from a game of the player's own: what a turn missed, and whether the player has found it.
         *
         *         `day` is the day on which it was found in a review.
         */
        OwnPuzzle: {
            day: number;
            /** @enum {unknown} */
            kind: "defence" | "win";
            /** @enum {unknown} */
            state: "open" | "shown" | "solved";
        };
        /** OwnPuzzleBody */
        OwnPuzzleBody: {
            /** Day */
            day: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "win" | "defence";
            /**
             * State
             * @enum {string}
             */
            state: "open" | "solved" | "shown";
        };
        /** PasswordBody */
        PasswordBody: {
            /** New */
            new: string;
            /** Old */
            old: string;
        };
        /**
         * Person
         * @description A player at a table. The machine has a level and no rating.
         *
         *         `number` is the number in a name that the server gave to a guest or a deleted account, so that clients can
         *         show it in the reader's language. It is null for a name that the player has chosen. `aborts` is the number
         *         of rated games that the player called off in the last seven days; 0 if there were few, and at tables
         *         without a rating. `change` is for a rated game that has ended.
         */
        Person: {
            /** @default 0 */
            aborts?: number;
            /** @default null */
            change?: components["schemas"]["RatingChange"] | null;
            /** @enum {unknown} */
            kind: "bot" | "gone" | "guest" | "machine" | "user";
            /** @default null */
            level?: number | null;
            name: string;
            /** @default null */
            number?: number | null;
            /** @default false */
            online?: boolean;
            /** @default null */
            rating?: number | null;
        };
        /**
         * PersonBody
         * @description A player at a table: the one in a seat, or the author of a chat line.
         */
        PersonBody: {
            /** Line */
            line?: string | null;
            /** Seat */
            seat?: ("south" | "north") | null;
            /** Table */
            table: string;
        };
        /** Ping */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * PlayerProgress
         * @description What a player has reached in lessons, puzzles and against the machine. Days count from 1970.
         *
         *         `lessons` has the steps done of each lesson, `days` the days on which the puzzle of the day was solved,
         *         `ladder` the highest level beaten in each edition, `medals` the day on which each was won. The keys of
         *         `own_puzzles` are a table and a turn, as in `Ut6E7uyzWA7V.12`.
         */
        PlayerProgress: {
            /** @default [] */
            days?: number[];
            /** @default {} */
            ladder?: {
                [key: string]: number;
            };
            /** @default {} */
            lessons?: {
                [key: string]: number;
            };
            /** @default {} */
            medals?: {
                [key: string]: number;
            };
            /** @default {} */
            own_puzzles?: {
                [key: string]: components["schemas"]["OwnPuzzle"];
            };
            /** @default {} */
            puzzles?: {
                [key: string]: "shown" | "solved";
            };
        };
        /** Pong */
        Pong: {
            now: number;
            /** @enum {unknown} */
            type: "pong";
        };
        /** PositionBody */
        PositionBody: {
            /** Position */
            position: string;
        };
        /**
         * PositionView
         * @description A position: public information and the viewer's own. `text` is the same in notation.
         */
        PositionView: {
            ap: number;
            cards: {
                [key: string]: components["schemas"]["CardsView"];
            };
            /** @default [] */
            discards?: string[];
            /** @default [] */
            effects?: string[];
            objective_deck: number;
            /** @default null */
            outcome?: components["schemas"]["OutcomeView"] | null;
            roads: components["schemas"]["RoadView"][];
            /** @enum {unknown} */
            side: "north" | "south";
            stock: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            text: string;
            turn: number;
            victory_deck: number;
        };
        /**
         * Practice
         * @description A practice position with nothing hidden. The server does not store it.
         */
        Practice: {
            /** @default [] */
            events?: components["schemas"]["EventView"][];
            legal: string[];
            position: components["schemas"]["PositionView"];
        };
        /**
         * PracticeBody
         * @description A complete position with nothing hidden, and optionally an action to try.
         */
        PracticeBody: {
            /** Action */
            action?: string | null;
            /** Position */
            position: string;
        };
        /**
         * Preview
         * @description The effects of an action, as far as the viewer can know them; `refused` if it is not legal.
         *
         *         `wedges` lists the special units that it would leave on a conquered road for good (R2.4).
         */
        Preview: {
            action: string;
            /** @default [] */
            events?: components["schemas"]["EventView"][];
            id: string;
            /** @default null */
            refused?: components["schemas"]["Refused"] | null;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "preview";
            /** @default  */
            wedges?: string;
        };
        /**
         * Profile
         * @description The public profile of an account; `aborts` is as in `Person`.
         */
        Profile: {
            /** @default 0 */
            aborts?: number;
            created: number;
            kind: string;
            name: string;
            /** @default [] */
            ratings?: components["schemas"]["EditionRating"][];
            /** @default [] */
            statistics?: components["schemas"]["Statistics"][];
        };
        /**
         * ProgressBody
         * @description Progress to add to what is stored. Everything may be left out.
         */
        ProgressBody: {
            /** Days */
            days?: number[];
            /** Ladder */
            ladder?: {
                [key: string]: number;
            };
            /** Lessons */
            lessons?: {
                [key: string]: number;
            };
            /** Medals */
            medals?: {
                [key: string]: number;
            };
            /** Own Puzzles */
            own_puzzles?: {
                [key: string]: components["schemas"]["OwnPuzzleBody"];
            };
            /** Puzzles */
            puzzles?: {
                [key: string]: "solved" | "shown";
            };
        };
        /**
         * PushBody
         * @description A push subscription as the browser's push API returns it.
         */
        PushBody: {
            /** Endpoint */
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /**
         * PushKey
         * @description The server's public key for web push; missing if web push is off.
         */
        PushKey: {
            /** @default null */
            key?: string | null;
        };
        /** PushKeys */
        PushKeys: {
            /** Auth */
            auth: string;
            /** P256Dh */
            p256dh: string;
        };
        /**
         * PuzzlePlayer
         * @description A player's Glicko-2 rating in puzzles.
         */
        PuzzlePlayer: {
            deviation: number;
            rating: number;
            volatility: number;
        };
        /**
         * PuzzleResults
         * @description The judged attempts, in the order in which they were sent, and your rating after them.
         */
        PuzzleResults: {
            player: components["schemas"]["PuzzlePlayer"];
            verdicts: components["schemas"]["PuzzleVerdict"][];
        };
        /**
         * PuzzleStanding
         * @description Your rating in puzzles, and the ratings of the puzzles.
         *
         *         `kept` tells whether the server keeps your rating, which it does for accounts. `attempts` has your first
         *         attempt at each puzzle: whether it solved the puzzle. `ratings` has the puzzles whose rating differs from
         *         that in the puzzle file.
         */
        PuzzleStanding: {
            /** @default {} */
            attempts?: {
                [key: string]: boolean;
            };
            /** @default false */
            kept?: boolean;
            player: components["schemas"]["PuzzlePlayer"];
            /** @default {} */
            ratings?: {
                [key: string]: number;
            };
        };
        /**
         * PuzzleVerdict
         * @description The server's judgement of one attempt.
         *
         *         `reply` is the turn with which the enemy wins after a failed defence. `before` and `after` are your rating
         *         in puzzles; they are missing if the attempt did not count, because it was not your first at this puzzle.
         */
        PuzzleVerdict: {
            /** @default null */
            after?: number | null;
            /** @default null */
            before?: number | null;
            puzzle: string;
            /** @default [] */
            reply?: string[];
            solved: boolean;
        };
        /**
         * RatingChange
         * @description How a rated game changed a player's rating. `weight` is how much the game counted, in per cent.
         *
         *         `reason` says why it counted less than 100: `early` if the game was given up or drawn within the first
         *         three turns of both players, `repeated` if the same two people had played within the last 24 hours.
         */
        RatingChange: {
            after: number;
            before: number;
            /** @default null */
            reason?: ("early" | "repeated") | null;
            /** @default 100 */
            weight?: number;
        };
        /**
         * ReasonView
         * @description A reason for or, with `warns`, against a turn: a code, and the values of its message.
         */
        ReasonView: {
            code: string;
            values: {
                [key: string]: number | string;
            };
            /** @default false */
            warns?: boolean;
        };
        /** RecordBody */
        RecordBody: {
            /** Record */
            record: string;
        };
        /**
         * Refused
         * @description A command was refused and changed nothing. `seq` is the table's current sequence number.
         *
         *         `code` and `values` carry the same information as `message`, for clients in other languages.
         */
        Refused: {
            code: string;
            /** @default null */
            id?: string | null;
            message: string;
            /** @default null */
            rule?: string | null;
            /** @default null */
            seq?: number | null;
            /** @default null */
            table?: string | null;
            /** @enum {unknown} */
            type: "refused";
            /** @default {} */
            values?: {
                [key: string]: number | string;
            };
            /** @default null */
            wait?: number | null;
        };
        /**
         * Replay
         * @description All positions of a record, with all cards open.
         */
        Replay: {
            finished: boolean;
            start: components["schemas"]["PositionView"];
            steps: components["schemas"]["ReplayStep"][];
            tags: {
                [key: string]: string;
            };
            turns: number[];
        };
        /**
         * ReplayStep
         * @description An action of a record and the position after it.
         */
        ReplayStep: {
            action: string;
            /** @default [] */
            events?: components["schemas"]["EventView"][];
            position: components["schemas"]["PositionView"];
            /** @enum {unknown} */
            side: "north" | "south";
            turn: number;
        };
        /** ReportBody */
        ReportBody: {
            /** Line */
            line?: string | null;
            /**
             * Reason
             * @enum {string}
             */
            reason: "chat" | "cheating" | "rating" | "stalling" | "name" | "other";
            /** Seat */
            seat?: ("south" | "north") | null;
            /** Table */
            table: string;
            /**
             * Text
             * @default
             */
            text?: string;
        };
        /**
         * Resign
         * @description Resign. This command and the next two need no `seq`, because they mean the same at any time.
         */
        Resign: {
            id: string;
            /** @default null */
            seat?: ("north" | "south") | null;
            table: string;
            /** @enum {unknown} */
            type: "resign";
        };
        /** Restart */
        Restart: {
            id: string;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "restart";
        };
        /**
         * RetriedTurn
         * @description Another turn in the place of one of a finished game, by what its player could know.
         *
         *         `win`, `played` and `best` are the winning probabilities after this turn, after the turn of the game and
         *         after the machine's turn. `as-good` compares with the machine's turn, `better` and `worse` with the turn
         *         of the game; a turn that is only equal to it is `worse`.
         */
        RetriedTurn: {
            best: number;
            played: number;
            /** @default [] */
            reasons?: components["schemas"]["ReasonView"][];
            /** @enum {unknown} */
            verdict: "as-good" | "better" | "worse";
            win: number;
        };
        /**
         * RetryBody
         * @description Another turn for a finished game: all its actions, with its end unless the game ends first.
         */
        RetryBody: {
            /** Actions */
            actions: string[];
            /** Record */
            record: string;
            /** Turn */
            turn: number;
        };
        /** ReviewBody */
        ReviewBody: {
            /** Record */
            record: string;
            /** Turn */
            turn: number;
        };
        /** RoadView */
        RoadView: {
            /** @default null */
            conqueror?: ("north" | "south") | null;
            gap: number;
            north: components["schemas"]["LineView"];
            south: components["schemas"]["LineView"];
        };
        /** Say */
        Say: {
            id: string;
            table: string;
            text: string;
            /** @enum {unknown} */
            type: "chat";
        };
        /**
         * SessionInfo
         * @description A browser in which an account is signed in; `current` marks the one that asks.
         *
         *         `used` is accurate to about an hour.
         */
        SessionInfo: {
            created: number;
            current: boolean;
            id: string;
            used: number;
        };
        /**
         * SessionList
         * @description The browsers in which an account is signed in, the last used first.
         */
        SessionList: {
            sessions: components["schemas"]["SessionInfo"][];
        };
        /**
         * Snapshot
         * @description Everything a viewer may know about a table. `entries` are those after the requested `seq`.
         *
         *         `actions` are the actions played so far; `.` ends a turn.
         */
        Snapshot: {
            /** @default [] */
            actions?: string[];
            /** @default [] */
            chat?: components["schemas"]["ChatLine"][];
            /** @default [] */
            entries?: components["schemas"]["EntryView"][];
            /** @default null */
            moment?: components["schemas"]["Moment"] | null;
            /** @default null */
            salt?: string | null;
            /** @default [] */
            seats?: ("north" | "south")[];
            table: components["schemas"]["TableInfo"];
            /** @enum {unknown} */
            type: "snapshot";
            /** @enum {unknown} */
            viewer: "north" | "south" | "spectator";
        };
        /** Statistics */
        Statistics: {
            drawn: number;
            edition: string;
            played: number;
            /** @enum {unknown} */
            side: "north" | "south";
            won: number;
        };
        /**
         * Story
         * @description The story of a finished game in three facts, the roads that fell in order, and the deal.
         *
         *         The SHA-256 of the line `sevenroads deal 1`, the 32 bytes of `salt` and the text `start` is the
         *         `commitment` that the server published when the game began.
         */
        Story: {
            /** @default null */
            commitment?: string | null;
            conquests: components["schemas"]["ConquestView"][];
            facts: components["schemas"]["StoryFactView"][];
            /** @default null */
            salt?: string | null;
            start: string;
        };
        /**
         * StoryFactView
         * @description One sentence of a story: a code and the values of its text (see `sevenroads.game.story`).
         */
        StoryFactView: {
            code: string;
            values: {
                [key: string]: number | string;
            };
        };
        /** TableBody */
        TableBody: {
            /**
             * Beginner
             * @default false
             */
            beginner?: boolean;
            clock?: components["schemas"]["ClockBody"];
            /**
             * Edition
             * @default ardennes
             */
            edition?: string;
            /**
             * First Turn Ap
             * @default 4
             */
            first_turn_ap?: number;
            /**
             * Guided
             * @description A newcomer's first game, with a coach and its own start. Send no other field.
             * @default false
             */
            guided?: boolean;
            /**
             * Hidden Cards
             * @description `given` keeps the cards that the position shows, `dealt` deals all cards again.
             * @default given
             * @enum {string}
             */
            hidden_cards?: "given" | "dealt";
            /**
             * Level
             * @description Level of the machine; 1 by default.
             */
            level?: number | null;
            /**
             * Opponent
             * @default open
             * @enum {string}
             */
            opponent?: "open" | "machine" | "self";
            options?: components["schemas"]["OptionsBody"];
            /**
             * Position
             * @description A position in notation to begin from. It replaces `edition`, `beginner`, `options`, `start` and `first_turn_ap`. Hidden cards (`?`, `#18`) are dealt at random.
             */
            position?: string | null;
            /**
             * Public
             * @default false
             */
            public?: boolean;
            /**
             * Rated
             * @default false
             */
            rated?: boolean;
            /**
             * Side
             * @default south
             * @enum {string}
             */
            side?: "south" | "north" | "random";
            /**
             * Start
             * @default south
             * @enum {string}
             */
            start?: "south" | "north" | "coin";
            /**
             * Takeback
             * @default true
             */
            takeback?: boolean;
            /**
             * Undo
             * @default true
             */
            undo?: boolean;
        };
        /**
         * TableChanged
         * @description A change outside the game's log: a player joins, connects or disconnects, or a rematch opens.
         */
        TableChanged: {
            table: components["schemas"]["TableInfo"];
            /** @enum {unknown} */
            type: "table";
        };
        /**
         * TableInfo
         * @description Public facts about a table, as shown in lists.
         */
        TableInfo: {
            clock: components["schemas"]["ClockSettings"];
            /** @default false */
            coin?: boolean;
            /** @default null */
            commitment?: string | null;
            created: number;
            edition: string;
            /** @default null */
            ended?: number | null;
            /** @default false */
            from_position?: boolean;
            /** @default false */
            guided?: boolean;
            /** @default false */
            hotseat?: boolean;
            id: string;
            /** @default null */
            moved?: number | null;
            /** @default null */
            north?: components["schemas"]["Person"] | null;
            /** @default false */
            public?: boolean;
            /** @default false */
            rated?: boolean;
            /** @default null */
            rematch?: string | null;
            /** @default null */
            result?: string | null;
            revision: number;
            /** @default 0 */
            seq?: number;
            /** @default null */
            side?: ("north" | "south") | null;
            /** @default null */
            south?: components["schemas"]["Person"] | null;
            /** @default null */
            started?: number | null;
            /** @enum {unknown} */
            status: "aborted" | "cancelled" | "ended" | "open" | "playing";
            takeback: boolean;
            /** @default null */
            termination?: string | null;
            /** @default 0 */
            turn?: number;
            undo: boolean;
            variant: string;
        };
        /** TableList */
        TableList: {
            tables: components["schemas"]["TableInfo"][];
        };
        /**
         * TableOpened
         * @description A new table; `invite` goes into the link that its creator sends to the other player.
         */
        TableOpened: {
            /** @default null */
            invite?: string | null;
            table: components["schemas"]["TableInfo"];
        };
        /** TakebackAccept */
        TakebackAccept: {
            id: string;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "takeback-accept";
        };
        /** TakebackAsk */
        TakebackAsk: {
            id: string;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "takeback-ask";
        };
        /** TakebackDecline */
        TakebackDecline: {
            id: string;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "takeback-decline";
        };
        /** TakebackWithdraw */
        TakebackWithdraw: {
            id: string;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "takeback-withdraw";
        };
        /**
         * TurnFactView
         * @description One part of the sentence that sums up a turn (see `sevenroads.players.analyst.summary`).
         */
        TurnFactView: {
            /** @default null */
            card?: string | null;
            code: string;
            /** @default 0 */
            count?: number;
            /** @default [] */
            roads?: number[];
        };
        /**
         * TurnReview
         * @description The review of a turn: `known` by what its player could know, `truth` with all cards open.
         *
         *         `odds` gives, for each side, the probabilities of the enemy's objectives as it could estimate them at the
         *         start of the turn.
         */
        TurnReview: {
            actions: string[];
            /** @default [] */
            better_reasons?: components["schemas"]["ReasonView"][];
            known: components["schemas"]["JudgementView"];
            /** @default null */
            missed?: components["schemas"]["MissedView"] | null;
            /** @default {} */
            odds?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @default [] */
            reasons?: components["schemas"]["ReasonView"][];
            /** @enum {unknown} */
            side: "north" | "south";
            truth: components["schemas"]["JudgementView"];
            turn: number;
        };
        /**
         * TurnSummaryView
         * @description What a side did in the turn that has just ended, and what it threatens, as far as the viewer knows.
         */
        TurnSummaryView: {
            facts: components["schemas"]["TurnFactView"][];
            /** @enum {unknown} */
            side: "north" | "south";
            turn: number;
        };
        /**
         * TurnView
         * @description A game at the start of one of its turns.
         */
        TurnView: {
            /** @default [] */
            actions?: string[];
            position: components["schemas"]["PositionView"];
            table: components["schemas"]["TableInfo"];
            turn: number;
            /** @enum {unknown} */
            viewer: "north" | "south" | "spectator";
        };
        /** Undo */
        Undo: {
            id: string;
            seq: number;
            table: string;
            /** @enum {unknown} */
            type: "undo";
        };
        /**
         * UnitInfo
         * @description A kind of unit; `names` and `plurals` are by language.
         *
         *         `chevrons` and `stars` are the rank sign that is drawn on it; at most one of them is not zero.
         */
        UnitInfo: {
            /** @default [] */
            arrows?: components["schemas"]["ArrowInfo"][];
            /** @default 0 */
            chevrons?: number;
            count: number;
            kind: string;
            length: number;
            letter: string;
            names: {
                [key: string]: string;
            };
            plurals: {
                [key: string]: string;
            };
            /** @default null */
            rank?: number | null;
            special: boolean;
            /** @default 0 */
            stars?: number;
        };
        /** Unwatch */
        Unwatch: {
            table: string;
            /** @enum {unknown} */
            type: "unwatch";
        };
        /**
         * Update
         * @description An entry was added to the log; `moment` is the state after it.
         */
        Update: {
            entry: components["schemas"]["EntryView"];
            moment: components["schemas"]["Moment"];
            /** @enum {unknown} */
            status: "aborted" | "cancelled" | "ended" | "open" | "playing";
            table: string;
            /** @enum {unknown} */
            type: "update";
            /** @enum {unknown} */
            viewer: "north" | "south" | "spectator";
        };
        /** ValidationError */
        ValidationError: {
            /** Context */
            ctx?: Record<string, never>;
            /** Input */
            input?: unknown;
            /** Location */
            loc: (string | number)[];
            /** Message */
            msg: string;
            /** Error Type */
            type: string;
        };
        /**
         * Watch
         * @description Watch a table. `seq` is the client's last sequence number.
         *
         *         `seat` is the seat to see for a player of both.
         */
        Watch: {
            /** @default null */
            seat?: ("north" | "south" | "spectator") | null;
            /** @default null */
            seq?: number | null;
            table: string;
            /** @enum {unknown} */
            type: "watch";
        };
        /** WatchLobby */
        WatchLobby: {
            /** @default true */
            on?: boolean;
            /** @enum {unknown} */
            type: "watch-lobby";
        };
        /** Welcome */
        Welcome: {
            /** @default 20000 */
            heartbeat?: number;
            /** @default null */
            kind?: string | null;
            /** @default null */
            name?: string | null;
            now: number;
            protocol: number;
            /** @enum {unknown} */
            type: "welcome";
        };
        /**
         * YourTurn
         * @description Tables not watched by this socket where the enemy has acted and it is the player's turn.
         */
        YourTurn: {
            tables: string[];
            /** @enum {unknown} */
            type: "your-turn";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
