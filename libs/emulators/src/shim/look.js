// How the form looks. A constructed style sheet and setProperty are the CSSOM, which a strict style-src allows.
((shim) => {
  const rules = `
.StripeEmulator { display: grid; gap: var(--stripe-gridRowSpacing, 0.875rem) 0.75rem; grid-template-columns: 1fr 1fr;
  font-family: var(--stripe-fontFamily, inherit); font-size: var(--stripe-fontSizeBase, 1rem);
  color: var(--stripe-colorText, inherit); text-align: start; }
.StripeEmulator .Field { display: flex; flex-direction: column; min-width: 0; }
.StripeEmulator .Field--wide, .StripeEmulator .Hint { grid-column: 1 / -1; }
.StripeEmulator .Label { font-size: 0.875em; margin-bottom: 0.375rem; color: var(--stripe-colorTextSecondary, inherit); }
.StripeEmulator .Input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; margin: 0;
  font: inherit; font-size: max(1rem, 1em); color: inherit; font-variant-numeric: tabular-nums;
  background: var(--stripe-colorBackground, transparent); border-radius: var(--stripe-borderRadius, 0.625rem);
  border: var(--stripe-inputBorder, 1px solid color-mix(in srgb, currentColor 50%, transparent)); }
.StripeEmulator .Input::placeholder { color: var(--stripe-colorTextPlaceholder, currentColor); opacity: 1; }
.StripeEmulator .Input:focus-visible { outline: 2px solid var(--stripe-colorPrimary, currentColor); outline-offset: 1px; }
.StripeEmulator .Input.Input--invalid { border-color: var(--stripe-colorDanger, #b3261e); }
.StripeEmulator .Error { margin: 0.375rem 0 0; font-size: 0.875em; color: var(--stripe-colorDanger, #b3261e); }
.StripeEmulator .Error:empty { display: none; }
.StripeEmulator .Hint { margin: 0; font-size: 0.8125em; color: var(--stripe-colorTextSecondary, inherit); }
.StripeEmulatorChallenge { max-width: min(26rem, calc(100vw - 2rem)); box-sizing: border-box; padding: 1.5rem;
  font: inherit; color: #2b2530; background: #fff; border: 1px solid #d8d0c6; border-radius: 1rem; pointer-events: auto; }
.StripeEmulatorChallenge::backdrop { background: rgb(0 0 0 / 45%); }
.StripeEmulatorChallenge h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
.StripeEmulatorChallenge p { margin: 0 0 1.25rem; }
.StripeEmulatorChallenge div { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.StripeEmulatorChallenge button { min-height: 2.75rem; padding: 0 1rem; font: inherit; color: inherit; cursor: pointer;
  background: #f3eee7; border: 1px solid #8b8190; border-radius: 0.625rem; }
`;

  let sheet;

  function install() {
    if (sheet !== undefined || !('adoptedStyleSheets' in document)) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  /** The appearance API's variables, and of its rules the border of inputs; the rest is left to the real provider. */
  function apply(root, appearance) {
    const border = appearance?.rules?.['.Input']?.border;
    if (border !== undefined) root.style.setProperty('--stripe-inputBorder', border);
    for (const [name, value] of Object.entries(appearance?.variables ?? {})) {
      root.style.setProperty(`--stripe-${name}`, value);
    }
  }

  shim.look = { apply, install };
})((window.StripeEmulator ??= {}));
