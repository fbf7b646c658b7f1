import { useEffect, useRef, useState } from 'react'

import { formatReais, parseReais } from '@vitrine/rules/dinheiro'
import { whyNotTroco } from '@vitrine/rules/pagamento'
import { TextInput } from '@vitrine/ui'

/** The note that the courier has to bring change for; an amount that is too small is told at once, by the same rule as the submission's. */
export function CampoTroco({ total }: { total: number | null }) {
  const [texto, setTexto] = useState('')
  const ref = useRef<HTMLInputElement>(null)
  const erro = explainTroco(texto, total)
  // The browser keeps the form too, and leads to the field.
  useEffect(() => ref.current?.setCustomValidity(erro ?? ''), [erro])
  return (
    <TextInput
      ref={ref}
      name="troco"
      label="Troco para"
      optional
      inputMode="decimal"
      autoComplete="off"
      value={texto}
      onChange={(event) => setTexto(event.target.value)}
      error={erro ?? undefined}
      placeholder={total === null ? undefined : `ex.: ${formatReais(Math.ceil(total / 50) * 50)}`}
    />
  )
}

/** Null while it is empty or enough; '100,00' and 'R$ 100' mean the same. */
export function explainTroco(texto: string, total: number | null): string | null {
  if (texto.trim() === '') return null
  const troco = parseReais(texto)
  if (troco === null) return 'Escreva um valor em reais, como 100,00.'
  return total === null ? null : whyNotTroco(troco, total)
}
