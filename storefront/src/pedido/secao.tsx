import type { ReactNode } from 'react'

/** One of the four numbered steps of the order page. */
export function Secao(props: { numero: number; titulo: string; ao_lado?: ReactNode; children: ReactNode }) {
  const { numero, titulo, ao_lado, children } = props
  return (
    <section className="border-t border-line py-5" aria-labelledby={`passo-${numero}`}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <span
          className="grid size-7 place-items-center rounded-full bg-ink font-semibold text-bg"
          aria-hidden
        >
          {numero}
        </span>
        <h2 id={`passo-${numero}`}>{titulo}</h2>
        {ao_lado && <div className="w-full sm:ml-auto sm:w-[220px]">{ao_lado}</div>}
      </div>
      {children}
    </section>
  )
}
