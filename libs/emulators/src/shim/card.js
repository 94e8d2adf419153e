// What is typed into a card form: formatting while typing, and what is wrong with it in Stripe's words.
((shim) => {
  const digitsOf = (text) => text.replace(/\D/g, '');

  function brandOf(digits) {
    if (/^3[47]/.test(digits)) return 'amex';
    if (digits.startsWith('4')) return 'visa';
    if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
    return 'unknown';
  }

  const lengthOf = (digits) => (brandOf(digits) === 'amex' ? 15 : 16);

  function formatNumber(text) {
    const digits = digitsOf(text).slice(0, lengthOf(digitsOf(text)));
    const groups =
      brandOf(digits) === 'amex' ? /^(\d{0,4})(\d{0,6})(\d{0,5})/ : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})/;
    return groups.exec(digits).slice(1).filter(Boolean).join(' ');
  }

  function expiryDigits(text) {
    const single = /^\s*(\d)\s*[/-]/.exec(text);
    const digits = single ? `0${digitsOf(text)}` : digitsOf(text);
    const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
    // An autofilled '12/2030' keeps the last two digits of its year.
    return padded.length === 6 ? padded.slice(0, 2) + padded.slice(4) : padded.slice(0, 4);
  }

  function formatExpiry(text, isDeleting) {
    const digits = expiryDigits(text);
    if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
    return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  }

  const formatCvc = (text, number) => digitsOf(text).slice(0, brandOf(digitsOf(number)) === 'amex' ? 4 : 3);

  function passesLuhn(digits) {
    const sum = [...digits].toReversed().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  const problem = (code, message) => ({ type: 'validation_error', code, message });

  function numberProblem(text) {
    const digits = digitsOf(text);
    if (digits.length < lengthOf(digits))
      return problem('incomplete_number', 'Your card number is incomplete.');
    return passesLuhn(digits) ? null : problem('invalid_number', 'Your card number is invalid.');
  }

  function expiryProblem(text, today) {
    const digits = expiryDigits(text);
    const month = Number(digits.slice(0, 2));
    const year = 2000 + Number(digits.slice(2));
    if (digits.length < 4 || month < 1 || month > 12) {
      return problem('incomplete_expiry', 'Your card’s expiration date is incomplete.');
    }
    if (year < today.getFullYear()) {
      return problem('invalid_expiry_year_past', 'Your card’s expiration year is in the past.');
    }
    if (year === today.getFullYear() && month < today.getMonth() + 1) {
      return problem('invalid_expiry_month_past', 'Your card’s expiration date is in the past.');
    }
    return null;
  }

  function cvcProblem(text, number) {
    const wanted = brandOf(digitsOf(number)) === 'amex' ? 4 : 3;
    return digitsOf(text).length === wanted
      ? null
      : problem('incomplete_cvc', 'Your card’s security code is incomplete.');
  }

  /** The parameters of the API for what was typed. */
  function parameters(values) {
    const expiry = expiryDigits(values.expiry);
    return {
      number: digitsOf(values.number),
      exp_month: String(Number(expiry.slice(0, 2))),
      exp_year: `20${expiry.slice(2)}`,
      cvc: digitsOf(values.cvc),
    };
  }

  shim.card = {
    brandOf: (text) => brandOf(digitsOf(text)),
    cvcProblem,
    digitsOf,
    expiryProblem,
    formatCvc,
    formatExpiry,
    formatNumber,
    numberProblem,
    parameters,
  };
})((window.StripeEmulator ??= {}));
