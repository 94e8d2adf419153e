// window.Stripe: what the provider's script gives to a page, on top of the emulator's own API.
((shim) => {
  const script = document.currentScript;
  const base = new URL('.', script?.src || new URL('/stripe-emulator/', window.location.href));

  function encode(value, name, form) {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') {
      form.append(name, String(value));
      return;
    }
    for (const [key, inner] of Object.entries(value))
      encode(inner, name === '' ? key : `${name}[${key}]`, form);
  }

  async function call(method, path, params) {
    const form = new URLSearchParams();
    encode(params, '', form);
    const url = new URL(path, base);
    if (method === 'GET') url.search = form.toString();
    let response;
    let body;
    try {
      response = await fetch(url, {
        method,
        headers: { accept: 'application/json' },
        ...(method === 'POST' ? { body: form } : {}),
      });
      body = await response.json();
    } catch {
      // The caller gets the failure as an answer, as from the provider's own script.
      return {
        error: {
          type: 'api_connection_error',
          message: 'We are experiencing issues connecting to our payments provider. Please try again.',
        },
      };
    }
    return response.ok ? { object: body } : { error: body.error };
  }

  const kinds = {
    setup: { path: 'setup_intents', key: 'setupIntent', failure: 'last_setup_error', query: 'setup_intent' },
    payment: {
      path: 'payment_intents',
      key: 'paymentIntent',
      failure: 'last_payment_error',
      query: 'payment_intent',
    },
  };

  const idOf = (clientSecret) => String(clientSecret).split('_secret_')[0];

  /** Asks for the proof that a bank would ask for; resolves to true or false. */
  function askForAuthentication() {
    shim.look.install();
    const dialog = document.createElement('dialog');
    dialog.className = 'StripeEmulatorChallenge';
    dialog.setAttribute('aria-labelledby', 'stripe-emulator-challenge');
    const title = document.createElement('h2');
    title.id = 'stripe-emulator-challenge';
    title.textContent = 'Your bank wants to know it is you';
    const text = document.createElement('p');
    text.textContent = 'This is a test page in place of your bank’s. Choose how the check ends.';
    const buttons = document.createElement('div');
    for (const [label, value] of [
      ['Complete authentication', 'authenticated'],
      ['Fail authentication', 'failed'],
    ]) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', () => dialog.close(value));
      buttons.append(button);
    }
    dialog.append(title, text, buttons);
    document.body.append(dialog);
    return new Promise((resolve) => {
      dialog.addEventListener('close', () => {
        dialog.remove();
        resolve(dialog.returnValue === 'authenticated');
      });
      dialog.showModal();
    });
  }

  async function confirm(key, kind, clientSecret, params) {
    const path = `v1/${kind.path}/${encodeURIComponent(idOf(clientSecret))}/confirm`;
    const first = await call('POST', path, {
      ...params,
      client_secret: clientSecret,
      use_stripe_sdk: true,
      key,
    });
    if (first.error !== undefined) return { error: first.error };
    if (first.object.status !== 'requires_action') return { [kind.key]: first.object };
    const isProven = await askForAuthentication();
    const second = await call('POST', 'v1/3ds2/authenticate', {
      source: first.object.id,
      outcome: isProven ? 'authenticated' : 'failed',
      client_secret: clientSecret,
      key,
    });
    if (second.error !== undefined) return { error: second.error };
    const failure = second.object[kind.failure];
    return failure ? { error: { ...failure, [kind.query]: second.object } } : { [kind.key]: second.object };
  }

  async function confirmWithElements(key, kind, options) {
    const { elements, confirmParams = {}, redirect = 'always' } = options;
    const clientSecret = options.clientSecret ?? elements?.internals.options().clientSecret;
    if (!clientSecret) throw new Error('A clientSecret is needed, in the elements or in the call.');
    if (redirect === 'always' && !confirmParams.return_url) {
      throw new Error('confirmParams.return_url is needed unless redirect is if_required.');
    }
    const { error, data } = elements ? elements.internals.collect(confirmParams) : { data: confirmParams };
    if (error) return { error };
    const result = await confirm(key, kind, clientSecret, data);
    if (result.error !== undefined || redirect === 'if_required') return result;
    const target = new URL(confirmParams.return_url, window.location.href);
    target.searchParams.set(kind.query, result[kind.key].id);
    target.searchParams.set(`${kind.query}_client_secret`, clientSecret);
    target.searchParams.set('redirect_status', 'succeeded');
    window.location.assign(target);
    // The page is leaving: like the provider's, this promise does not settle.
    return new Promise(() => {});
  }

  function createElements(first = {}) {
    let options = first;
    let payment = null;
    const appearance = () => options.appearance;
    return {
      create(type) {
        if (type !== 'payment') throw new Error(`The Stripe emulator has no element of the type ${type}.`);
        if (payment !== null)
          throw new Error('Can only create one Element of type payment through one elements.');
        const element = shim.createPaymentElement(appearance);
        payment = element;
        const { destroy } = element;
        element.destroy = () => {
          payment = null;
          destroy();
        };
        return element;
      },
      getElement: (type) => (type === 'payment' ? payment : null),
      update(changes = {}) {
        options = { ...options, ...changes };
        payment?.internals.restyle();
      },
      async submit() {
        const error = payment?.internals.validate() ?? null;
        return error === null ? { selectedPaymentMethod: 'card' } : { error };
      },
      fetchUpdates: async () => ({}),
      on() {
        return this;
      },
      off() {
        return this;
      },
      // For this script only.
      internals: {
        options: () => options,
        collect(params) {
          if (payment === null) throw new Error('Mount the payment element before confirming.');
          const error = payment.internals.validate();
          if (error !== null) return { error };
          const { payment_method_data: data = {}, return_url } = params;
          const typed = { ...data, type: 'card', card: payment.internals.card() };
          return { data: { payment_method_data: typed, return_url } };
        },
      },
    };
  }

  const unsupported = (name) => ({
    error: { type: 'invalid_request_error', message: `The Stripe emulator does not support ${name}.` },
  });

  function Stripe(key) {
    if (typeof key !== 'string' || key === '')
      throw new Error('Please call Stripe() with your publishable key.');
    const retrieve = async (kind, clientSecret) => {
      const path = `v1/${kind.path}/${encodeURIComponent(idOf(clientSecret))}`;
      const { object, error } = await call('GET', path, { client_secret: clientSecret, key });
      return error === undefined ? { [kind.key]: object } : { error };
    };
    const confirmCard = async (kind, name, clientSecret, data = {}) => {
      if (data.payment_method !== undefined && typeof data.payment_method !== 'string') {
        return unsupported(`${name} with a card element`);
      }
      return confirm(key, kind, clientSecret, { payment_method: data.payment_method });
    };
    return {
      elements: createElements,
      confirmSetup: (options) => confirmWithElements(key, kinds.setup, options),
      confirmPayment: (options) => confirmWithElements(key, kinds.payment, options),
      confirmCardSetup: (secret, data) => confirmCard(kinds.setup, 'confirmCardSetup', secret, data),
      confirmCardPayment: (secret, data) => confirmCard(kinds.payment, 'confirmCardPayment', secret, data),
      retrieveSetupIntent: (clientSecret) => retrieve(kinds.setup, clientSecret),
      retrievePaymentIntent: (clientSecret) => retrieve(kinds.payment, clientSecret),
      async createPaymentMethod({ elements, params = {} } = {}) {
        if (!elements) return unsupported('createPaymentMethod without elements');
        const { error, data } = elements.internals.collect({ payment_method_data: params });
        if (error) return { error };
        const made = await call('POST', 'v1/payment_methods', { ...data.payment_method_data, key });
        return made.error === undefined ? { paymentMethod: made.object } : { error: made.error };
      },
      createToken: async () => unsupported('createToken'),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }

  // The release that the pinned @stripe/stripe-js asks for; another one makes it warn.
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})((window.StripeEmulator ??= {}));
