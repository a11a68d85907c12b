import { t } from "../words/words";

/** Credits for works shown on the pages, with their licences: CC BY-SA 3.0 requires the authors' names. */
export function About() {
  return (
    <details class="about">
      <summary>{t.about.title}</summary>
      <p>{t.about.hall}</p>
      <p>
        {t.about.pieces}{" "}
        <a href="https://creativecommons.org/licenses/by-sa/3.0/" target="_blank" rel="noreferrer">
          CC BY-SA 3.0
        </a>
        .
      </p>
    </details>
  );
}
