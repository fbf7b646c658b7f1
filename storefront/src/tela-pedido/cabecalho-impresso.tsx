import type { ReactNode } from 'react'

import { useLoja } from '#shell'

/** On paper alone: who sells, and what the sheet is. The screen's own header stays away from it (S8). */
export function CabecalhoImpresso({ children }: { children: ReactNode }) {
  const { nome, config } = useLoja()
  const { razaosocial, cnpj, endereco, telefone, email } = config.rodape
  const contatos = [razaosocial !== nome && razaosocial, cnpj && `CNPJ ${cnpj}`, endereco, telefone, email]
  return (
    <section className="mb-6 hidden border-b border-line pb-4 print:block" aria-label="Loja">
      <p className="text-20 font-semibold">{nome}</p>
      <p>{contatos.filter(Boolean).join(' · ')}</p>
      <p className="mt-3">{children}</p>
    </section>
  )
}
