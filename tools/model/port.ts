/** Where `npm run model` serves, and `npm start` looks for it. */
export const MODEL_PORT = 11_600;
