/** What is wrong with a form as a whole; stays until it is sent again or changed. */
export function FormAlert({ children }: { children: string | undefined }) {
  return (
    children && (
      <p
        role="alert"
        className="rounded-control border border-danger/40 bg-danger-soft px-3.5 py-2.5 text-[0.9375rem] leading-6"
      >
        {children}
      </p>
    )
  );
}
