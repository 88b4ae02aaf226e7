// The look of the board: wood, a felt tray, ivory dice. `board` is the room that the page gives.
// @ts-check
export const STYLE = `
.ld {
  --gap: clamp(6px, 1.6cqmin, 16px);
  --die: clamp(26px, min(8.4cqh, 6.6cqw), 76px);
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: minmax(0, 1.4fr) auto minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: var(--gap);
  padding: var(--gap);
  color: #f9ebd3;
  background:
    radial-gradient(70% 55% at 50% 42%, #fff2, #0000),
    repeating-linear-gradient(91deg, #0001 0 3px, #0000 3px 11px, #0002 11px 12px, #0000 12px 47px),
    linear-gradient(#6d3519, #3c1b0d);
}
.ld p { margin: 0; }
.ld-ring { display: grid; grid-template-columns: repeat(var(--others), minmax(0, 1fr)); align-items: center; gap: var(--gap); }
.ld-place { position: relative; display: grid; justify-items: center; gap: 4px; min-width: 0; }
.ld-ring .ld-place:nth-child(odd):not(:only-child) { translate: 0 8%; }
.ld-under { position: relative; display: grid; place-items: end center; min-height: calc(var(--die) * 2.3); width: 100%; }
.ld-row { display: flex; flex-wrap: wrap; justify-content: center; gap: 4px; max-width: calc(var(--die) * 3.6); padding-bottom: 4px; }
.ld-row .ld-die { width: calc(var(--die) * .74); }
.ld-die { display: block; width: var(--die); overflow: visible; }
.ld-die.ld-counts { filter: drop-shadow(0 0 5px #ffd75e) drop-shadow(0 0 2px #ffd75e); }
.ld-die.ld-unknown { opacity: 0; }
.ld-cup { position: absolute; inset: auto auto 0 50%; width: calc(var(--die) * 2.5); translate: -50% 0; transition: translate .45s, rotate .45s, opacity .45s; }
.ld-place[data-open='yes'] .ld-cup { translate: -50% -88%; rotate: -14deg; opacity: .2; }
.ld-place[data-state='out'] { opacity: .45; }
.ld-place[data-state='out'] .ld-cup { opacity: 0; }
.ld-name {
  max-width: 100%; padding: 2px 10px; border-radius: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  font-size: clamp(12px, 2.1cqmin, 16px); font-weight: 650; background: #2b130bcc;
}
.ld-place[data-state='active'] .ld-name { background: #ffcf5a; color: #2b1206; }
.ld-said {
  display: flex; align-items: center; gap: 5px; min-height: 30px; padding: 2px 10px; border-radius: 12px;
  background: #f4e4c6aa; color: #33190d; font-size: 15px;
}
.ld-said .ld-die { width: 22px; }
.ld-said i, .ld-bid i { font-style: normal; opacity: .65; }
.ld-said.ld-now { background: #fff6e2; box-shadow: 0 0 0 2px #ffcf5a; }
.ld-said.ld-silent { visibility: hidden; }
.ld-tray {
  justify-self: center; display: grid; place-content: center; justify-items: center; gap: 2px;
  min-width: min(74cqw, 420px); min-height: calc(var(--die) * 2.7); padding: 8px 28px;
  border: clamp(6px, 1.4cqmin, 12px) solid #8a4b25; border-radius: 999px;
  background: radial-gradient(#2f6b4b, #1c4733); box-shadow: inset 0 6px 22px #0009, 0 5px 14px #0006;
}
.ld-bid { display: flex; align-items: center; gap: 12px; font-size: calc(var(--die) * 1.02); line-height: 1.05; }
.ld-bid .ld-die { width: calc(var(--die) * 1.1); }
.ld-who, .ld-none { font-weight: 650; }
.ld-total { font-size: 13px; opacity: .9; }
.ld-counted .ld-total { padding: 2px 12px; border-radius: 12px; background: #ffcf5a; color: #2b1206; font-size: 16px; font-weight: 700; opacity: 1; }
.ld-mine { display: grid; align-items: end; }
.ld-mine .ld-row { max-width: none; flex-wrap: nowrap; gap: 8px; }
.ld-mine .ld-row .ld-die { width: calc(var(--die) * 1.2); }
.ld-mine .ld-place { grid-template-columns: 1fr; }
.ld-mine .ld-under { min-height: calc(var(--die) * 1.5); }
.ld-mine .ld-place[data-open='yes'] .ld-cup { inset-inline-start: calc(50% - var(--die) * 5.4); translate: -50% 8%; rotate: -16deg; opacity: 1; }
.ld-desk { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 14px; min-height: 62px; padding: 6px 10px; border-radius: 16px; background: #2b130bb8; }
.ld-desk:not([data-asked]) { visibility: hidden; }
.ld-count { display: flex; align-items: center; gap: 4px; }
.ld-many { min-width: 1.7em; text-align: center; font-size: 26px; font-weight: 700; }
.ld-desk button { min-width: 44px; min-height: 44px; border: 2px solid #0000; border-radius: 12px; font: inherit; color: inherit; cursor: pointer; }
.ld-step { background: #f9ebd322; font-size: 22px; }
.ld-step:disabled { opacity: .3; }
.ld-faces { display: flex; gap: 5px; }
.ld-face { position: relative; display: grid; place-items: center; padding: 2px; background: #f9ebd318; }
.ld-face .ld-die { width: 38px; }
.ld-face:not([data-lit]) .ld-die { opacity: .32; }
.ld-face[data-own]:not([data-own=''])::after {
  content: attr(data-own); position: absolute; inset: -7px -5px auto auto; min-width: 17px; padding: 0 3px; border-radius: 9px;
  background: #1c4733; font-size: 11px; line-height: 17px; text-align: center;
}
.ld-desk [data-lit] { border-color: #ffcf5a; }
.ld-desk [data-hinted] { outline: 3px solid #ffcf5a; outline-offset: 2px; }
.ld-desk [data-picked] { background: #ffcf5a; color: #2b1206; }
.ld-doubt { padding: 0 18px; background: #8f2317; font-weight: 700; }
.ld-doubt:not([data-lit]) { opacity: .35; }
.ld button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
.ld-hint:empty { display: none; }
@container board (max-width: 560px) {
  .ld { --die: clamp(26px, min(11cqw, 7.4cqh), 52px); grid-template-rows: minmax(0, 1.5fr) auto minmax(0, 1fr) auto; }
  .ld-ring { grid-template-columns: repeat(min(var(--others), 3), minmax(0, 1fr)); align-content: center; }
  .ld-ring { --die: clamp(22px, 8.4cqw, 40px); }
  .ld-tray { min-width: 70cqw; }
  .ld-faces { gap: 3px; }
  .ld-mine .ld-place[data-open='yes'] .ld-cup { opacity: 0; }
}
@media (prefers-reduced-motion: reduce) { .ld-cup { transition: none; } }
`
