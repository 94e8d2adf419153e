// The payment element: a card form in the page itself, in place of the provider's frame.
((shim) => {
  const { card, look } = shim;
  let formCount = 0;

  const fieldTexts = {
    number: {
      label: 'Card number',
      placeholder: '1234 1234 1234 1234',
      autocomplete: 'cc-number',
      isWide: true,
      format: (text) => card.formatNumber(text),
      check: (values) => card.numberProblem(values.number),
    },
    expiry: {
      label: 'Expiration date',
      placeholder: 'MM / YY',
      autocomplete: 'cc-exp',
      format: (text, _values, isDeleting) => card.formatExpiry(text, isDeleting),
      check: (values) => card.expiryProblem(values.expiry, new Date()),
    },
    cvc: {
      label: 'Security code',
      placeholder: 'CVC',
      autocomplete: 'cc-csc',
      format: (text, values) => card.formatCvc(text, values.number),
      check: (values) => card.cvcProblem(values.cvc, values.number),
    },
  };

  function make(tag, className, attributes = {}) {
    const element = document.createElement(tag);
    element.className = className;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  }

  function createField(id, texts) {
    const root = make('div', texts.isWide ? 'Field Field--wide' : 'Field');
    const label = make('label', 'Label', { for: id });
    label.textContent = texts.label;
    const input = make('input', 'Input', {
      id,
      type: 'text',
      inputmode: 'numeric',
      autocomplete: texts.autocomplete,
      placeholder: texts.placeholder,
      spellcheck: 'false',
      'aria-required': 'true',
      'aria-describedby': `${id}-error`,
    });
    const error = make('p', 'Error', { id: `${id}-error`, role: 'alert' });
    root.append(label, input, error);
    return { root, input, error, isTouched: false };
  }

  // Formatting moves characters about; the caret stays behind the digit it stood behind.
  function reformat(input, format) {
    const caret = input.selectionStart ?? input.value.length;
    const isAtEnd = caret === input.value.length;
    const digitsBefore = card.digitsOf(input.value.slice(0, caret)).length;
    const formatted = format(input.value);
    if (formatted === input.value) return;
    input.value = formatted;
    if (isAtEnd || document.activeElement !== input) return;
    let position = 0;
    for (let seen = 0; position < formatted.length && seen < digitsBefore; position += 1) {
      if (/\d/.test(formatted[position])) seen += 1;
    }
    input.setSelectionRange(position, position);
  }

  function createEmitter() {
    const listeners = new Map();
    let isReady = false;
    return {
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
        // A listener that comes after the form still learns that it is ready.
        if (name === 'ready' && isReady) queueMicrotask(() => listener({ elementType: 'payment' }));
      },
      off(name, listener) {
        const kept = (listeners.get(name) ?? []).filter(
          (each) => listener !== undefined && each !== listener,
        );
        listeners.set(name, kept);
      },
      emit(name, event = {}) {
        if (name === 'ready') isReady = true;
        for (const listener of listeners.get(name) ?? []) listener({ elementType: 'payment', ...event });
      },
      clear: () => listeners.clear(),
    };
  }

  /** An element of the kind `elements.create('payment')` gives. */
  function createPaymentElement(getAppearance) {
    const emitter = createEmitter();
    formCount += 1;
    const prefix = `stripe-emulator-${formCount}`;
    const root = make('div', 'StripeEmulator', { role: 'group', 'aria-label': 'Card details' });
    const names = Object.keys(fieldTexts);
    const fields = Object.fromEntries(
      names.map((name) => [name, createField(`${prefix}-${name}`, fieldTexts[name])]),
    );
    const hint = make('p', 'Hint');
    hint.textContent =
      'Test mode, nothing is charged. Try 4242 4242 4242 4242 with any future date and any CVC.';
    root.append(...names.map((name) => fields[name].root), hint);

    const values = () => Object.fromEntries(names.map((name) => [name, fields[name].input.value]));
    const problemOf = (name) => fieldTexts[name].check(values());
    const isComplete = () => names.every((name) => problemOf(name) === null);
    let isDestroyed = false;

    function show(name, problem) {
      const { input, error } = fields[name];
      input.classList.toggle('Input--invalid', problem !== null);
      input.setAttribute('aria-invalid', String(problem !== null));
      const message = problem?.message ?? '';
      if (error.textContent !== message) error.textContent = message;
    }

    function emitChange() {
      const isEmpty = names.every((name) => fields[name].input.value === '');
      emitter.emit('change', {
        empty: isEmpty,
        complete: isComplete(),
        collapsed: false,
        value: { type: 'card' },
      });
    }

    for (const name of names) {
      const field = fields[name];
      field.input.addEventListener('input', (event) => {
        const isDeleting = event.inputType?.startsWith('delete') ?? false;
        reformat(field.input, (text) => fieldTexts[name].format(text, values(), isDeleting));
        if (field.isTouched) show(name, problemOf(name));
        emitChange();
      });
      field.input.addEventListener('focus', () => emitter.emit('focus'));
      field.input.addEventListener('blur', () => {
        field.isTouched = field.input.value !== '';
        show(name, field.isTouched ? problemOf(name) : null);
        emitter.emit('blur');
      });
      field.input.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') emitter.emit('escape');
      });
    }

    function unmount() {
      root.remove();
    }

    return {
      mount(target) {
        const parent = typeof target === 'string' ? document.querySelector(target) : target;
        if (!parent) throw new Error(`The element cannot be mounted: ${String(target)} is not in the page.`);
        look.install();
        look.apply(root, getAppearance());
        parent.replaceChildren(root);
        setTimeout(() => {
          if (!isDestroyed) emitter.emit('ready');
        }, 0);
      },
      unmount,
      destroy() {
        isDestroyed = true;
        unmount();
        emitter.clear();
      },
      on(name, listener) {
        emitter.on(name, listener);
        return this;
      },
      once(name, listener) {
        const once = (event) => {
          emitter.off(name, once);
          listener(event);
        };
        emitter.on(name, once);
        return this;
      },
      off(name, listener) {
        emitter.off(name, listener);
        return this;
      },
      update(options = {}) {
        if (typeof options.readOnly !== 'boolean') return;
        for (const name of names) fields[name].input.readOnly = options.readOnly;
      },
      focus: () => fields.number.input.focus(),
      blur: () => document.activeElement?.blur?.(),
      clear() {
        for (const name of names) {
          fields[name].input.value = '';
          fields[name].isTouched = false;
          show(name, null);
        }
        emitChange();
      },
      collapse: () => {},
      // For the elements object only.
      internals: {
        restyle: () => look.apply(root, getAppearance()),
        card: () => card.parameters(values()),
        /** Shows every problem, goes to the first field that has one and answers with it. */
        validate() {
          for (const name of names) {
            fields[name].isTouched = true;
            show(name, problemOf(name));
          }
          const first = names.find((name) => problemOf(name) !== null);
          if (first === undefined) return null;
          fields[first].input.focus();
          return problemOf(first);
        },
      },
    };
  }

  shim.createPaymentElement = createPaymentElement;
})((window.StripeEmulator ??= {}));
