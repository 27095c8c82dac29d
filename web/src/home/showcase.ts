/** The positions shown on the first page, one per edition. */
import type { PositionView } from "../wire/types.ts";

export const showcase: Record<string, PositionView> = {
  ardennes: {
    text: "",
    side: "south",
    turn: 23,
    ap: 3,
    roads: [
      {
        south: {
          units: "TMC",
          distance: 6,
        },
        north: {
          units: "TPM",
        },
        gap: 0,
      },
      {
        south: {
          units: "CM",
        },
        north: {
          units: "M",
        },
        gap: 14,
      },
      {
        south: {
          units: "TPTPTM",
          distance: 4,
        },
        north: {},
        gap: 0,
        conqueror: "south",
      },
      {
        south: {
          units: "PS",
        },
        north: {
          units: "SP",
          distance: 2,
        },
        gap: 8,
      },
      {
        south: {
          units: "PTK",
          distance: 1,
        },
        north: {
          units: "TMPP",
          distance: 1,
        },
        gap: 0,
      },
      {
        south: {
          units: "MP",
        },
        north: {
          units: "CTP",
          distance: 1,
        },
        gap: 7,
      },
      {
        south: {},
        north: {
          units: "GMTPCT",
          distance: 2,
        },
        gap: 0,
        conqueror: "north",
      },
    ],
    stock: {
      south: {},
      north: {},
    },
    cards: {
      south: {},
      north: {},
    },
    objective_deck: 2,
    victory_deck: 2,
    discards: [
      "dig-in",
      "forced-march",
      "forced-march",
      "intelligence",
      "intelligence",
      "new-orders",
      "new-orders",
      "night-march",
      "reinforcements",
      "reinforcements",
      "sabotage",
      "second-front",
      "second-front",
      "supply-cut",
      "supply-cut",
      "withdrawal",
      "withdrawal",
    ],
    effects: ["dig-in:n4"],
  },
  dday: {
    text: "",
    side: "south",
    turn: 9,
    ap: 4,
    roads: [
      {
        south: {
          units: "MTP",
        },
        north: {
          units: "TPM",
        },
        gap: 6,
      },
      {
        south: {},
        north: {
          units: "CP",
        },
        gap: 14,
      },
      {
        south: {
          units: "PMA",
        },
        north: {
          units: "PP",
        },
        gap: 8,
      },
      {
        south: {
          units: "CM",
        },
        north: {
          units: "TT",
        },
        gap: 9,
      },
      {
        south: {
          units: "TTTTTT",
        },
        north: {},
        gap: 0,
        conqueror: "south",
      },
      {
        south: {},
        north: {
          units: "PG",
        },
        gap: 11,
      },
      {
        south: {
          units: "P",
        },
        north: {
          units: "MC",
        },
        gap: 13,
      },
    ],
    stock: {
      south: {},
      north: {},
    },
    cards: {
      south: {},
      north: {},
    },
    objective_deck: 2,
    victory_deck: 1,
    discards: [
      "dig-in",
      "forced-march",
      "forced-march",
      "intelligence",
      "intelligence",
      "new-orders",
      "new-orders",
      "night-march",
      "night-march",
      "reinforcements",
      "sabotage",
      "second-front",
      "second-front",
      "supply-cut",
      "supply-cut",
      "withdrawal",
      "withdrawal",
    ],
  },
  prototype: {
    text: "",
    side: "south",
    turn: 17,
    ap: 4,
    roads: [
      {
        south: {
          units: "PMT",
        },
        north: {
          units: "MPT",
        },
        gap: 6,
      },
      {
        south: {
          units: "CPT",
          distance: 3,
        },
        north: {
          units: "TMP",
        },
        gap: 2,
      },
      {
        south: {},
        north: {
          units: "CP",
        },
        gap: 14,
      },
      {
        south: {
          units: "TPM",
        },
        north: {
          units: "PS",
          distance: 1,
        },
        gap: 7,
      },
      {
        south: {
          units: "MTK",
        },
        north: {
          units: "TM",
        },
        gap: 7,
      },
      {
        south: {},
        north: {
          units: "MTPTPMT",
          distance: 3,
        },
        gap: 0,
        conqueror: "north",
      },
      {
        south: {
          units: "SP",
        },
        north: {},
        gap: 14,
      },
    ],
    stock: {
      south: {},
      north: {},
    },
    cards: {
      south: {},
      north: {},
    },
    objective_deck: 6,
    victory_deck: 7,
  },
};
