import { allowed, choices, choose } from "../board/input-choices";
import type { InputRules, Promotion } from "../protocol/protocol";
import { t } from "../words/words";

/** The input helpers that the regulations allow, each off until the player turns it on (OCR 3.6). */
export function InputHelpers({ rules }: { rules: InputRules | undefined }) {
  if (!rules || (!rules.smartMove && rules.autoPromotion.length === 0)) return null;
  const now = allowed(choices.value, rules);
  return (
    <details class="helpers" open={now.smart || now.promotion !== null}>
      <summary>{t.input.title}</summary>
      {rules.smartMove && (
        <label class="check">
          <input
            type="checkbox"
            checked={now.smart}
            onChange={(event) => choose({ ...choices.value, smart: event.currentTarget.checked })}
          />
          {t.input.smart}
        </label>
      )}
      {rules.autoPromotion.length > 0 && (
        <label class="inline-label">
          {t.input.promotion}
          <select
            value={now.promotion ?? ""}
            onChange={(event) =>
              choose({ ...choices.value, promotion: (event.currentTarget.value || null) as Promotion | null })
            }
          >
            <option value="">{t.input.ask}</option>
            {rules.autoPromotion.map((piece) => (
              <option key={piece} value={piece}>
                {t.input.pieces[piece]}
              </option>
            ))}
          </select>
        </label>
      )}
    </details>
  );
}
