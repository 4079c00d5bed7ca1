import type { Grade } from '../../src/judge/handshake/grade.ts';
import type { Site } from '../data.ts';
import { href } from '../href.ts';
import { type Html, html } from '../html.ts';
import { PATHS } from '../paths.ts';

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

/** Every point of the grade with its reason. */
export function gradeSection(site: Site, { score, letter, points }: Grade): Html {
  return html`<section class="card" aria-labelledby="grade"><h2 id="grade">Verification grade <span class="count">${letter}, ${score} of 100</span></h2>
<table class="points"><caption class="unseen">Where the ${score} points come from</caption>
<thead class="unseen"><tr><th scope="col">Reason</th><th scope="col">Points</th></tr></thead>
<tbody>${points.map((point) => html`<tr${point.points === 0 && html` class="zero"`}><td>${point.reason}</td><td class="num"><strong>${point.points}</strong> <span>of ${point.of}</span></td></tr>`)}</tbody></table>
<p class="small">How much was verified, not how safe the server is. <a href="${href(site.place, PATHS.handshakeMethod)}#grade">How it is counted</a></p>
</section>`;
}

/** The grade as a dial. */
export function dial({ score, letter }: Grade): Html {
  const filled = Math.round((ROUND * score) / 10) / 10;
  return html`<svg class="dial g${letter}" viewBox="0 0 100 100" width="116" height="116" role="img" aria-label="Grade ${letter}, ${score} of 100"><circle class="track" cx="50" cy="50" r="${RADIUS}"/>${score > 0 && html`<circle class="fill" cx="50" cy="50" r="${RADIUS}" stroke-dasharray="${filled} ${Math.ceil(ROUND)}" transform="rotate(-90 50 50)"/>`}<text x="50" y="56" class="l">${letter}</text><text x="50" y="74" class="s">${score} / 100</text></svg>`;
}
