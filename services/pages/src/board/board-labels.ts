import { Accessibility } from "cm-chessboard/src/extensions/accessibility/Accessibility.js";
import { piecesTranslations } from "cm-chessboard/src/extensions/accessibility/I18n.js";
import { PromotionDialog } from "cm-chessboard/src/extensions/promotion-dialog/PromotionDialog.js";
import { language } from "../words/words";

/** The board's texts in Italian, which the library itself does not provide. */
const BOARD: Readonly<Record<string, string>> = {
  chessboard: "Scacchiera",
  pieces_lists: "Elenchi dei pezzi",
  board_as_table: "Scacchiera come tabella",
  move_piece: "Muovi un pezzo",
  from: "Mossa da",
  to: "Mossa in",
  move: "Muovi",
  input_white_enabled: "Muove il Bianco",
  input_black_enabled: "Muove il Nero",
  input_disabled: "Mosse sospese",
  pieces: "Pezzi",
  empty_square: "vuota",
  move_from: "Mossa da",
  move_to: "Mossa in",
  move_canceled: "Mossa annullata",
};
const PROMOTION = {
  choosePromotion: "Scegli il pezzo della promozione",
  promotionDialogTitle: "Promozione del pedone",
  pieces: { q: "Donna", r: "Torre", b: "Alfiere", n: "Cavallo" },
  promoteTo: "Promuovi a",
};
const PIECES = { p: "Pedone", n: "Cavallo", b: "Alfiere", r: "Torre", q: "Donna", k: "Re" };
/** Follows the name of one or more pieces: "Torre del Bianco". */
const COLOURS = language === "it" ? { w: "del Bianco", b: "del Nero" } : { w: "of White", b: "of Black" };

/** The library would write its own texts into `t` when it is created; this keeps ours. */
class ItalianAccessibility extends Accessibility {
  get t() {
    return BOARD;
  }
  set t(_) {
    /* the library's */
  }
}
class ItalianPromotionDialog extends PromotionDialog {
  get t() {
    return PROMOTION;
  }
  set t(_) {
    /* the library's */
  }
}

if (language === "it") Object.assign(piecesTranslations.en.pieces_long, PIECES);
Object.assign(piecesTranslations.en.colors_long, COLOURS);

/** The library's extensions for screen readers and promotion in the page's language. */
export const BoardAccessibility = language === "it" ? ItalianAccessibility : Accessibility;
export const BoardPromotion = language === "it" ? ItalianPromotionDialog : PromotionDialog;
