/** Why the last try failed, where it was tried; stays until the next one. The live region is there before its text. */
export function PaymentProblem({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {children !== null && (
        <p className="rounded-control border border-danger bg-danger-soft px-3.5 py-2.5 text-[0.9375rem] leading-6">
          {children}
        </p>
      )}
    </div>
  );
}
