import { useState, type ReactNode } from 'react'

import { Button, Notice, Segmented } from '@vitrine/ui'

import './ensaio.css'

export type Dias = 7 | 30 | 90

type Resposta<E> =
  | { ok: true; dados: E }
  | { ok: false; falha: { error: string; campos?: Record<string, string> } }

interface QuadroProps<E> {
  /** What would be tried, in one sentence. */
  frase: string
  /** What is still missing of what is tried. */
  falta: string
  /** Null: it is not whole yet, which was told at its fields. */
  onEnsaio: (dias: Dias) => Promise<Resposta<E>> | null
  children: (ensaio: E) => ReactNode
}

/** Asks what would have become of the orders of the last days (lessons 11), and shows it. Nothing is written. */
export function QuadroDoEnsaio<E>({ frase, falta, onEnsaio, children }: QuadroProps<E>) {
  const [dias, setDias] = useState<'7' | '30' | '90'>('30')
  const [isEspera, setEspera] = useState(false)
  const [ensaio, setEnsaio] = useState<E | null>(null)
  const [recusa, setRecusa] = useState('')
  async function rehearse() {
    const pedido = onEnsaio(porDias[dias])
    if (!pedido) return setRecusa(falta)
    setEspera(true)
    const resposta = await pedido
    setEspera(false)
    setRecusa(resposta.ok ? '' : (Object.values(resposta.falha.campos ?? {})[0] ?? resposta.falha.error))
    setEnsaio(resposta.ok ? resposta.dados : null)
  }
  return (
    <section className="ensaio" aria-label="Ensaio" aria-busy={isEspera}>
      <h2>Ensaio</h2>
      <p className="text-ink-muted">{frase} Nada é gravado; nenhum cliente percebe.</p>
      <div className="ensaio-pergunta">
        <Segmented
          label="Pedidos de quantos dias"
          name="dias"
          value={dias}
          onChange={setDias}
          options={[
            { value: '7', label: '7 dias' },
            { value: '30', label: '30 dias' },
            { value: '90', label: '90 dias' },
          ]}
        />
        <Button variant="outline" icon="play" loading={isEspera} onClick={() => void rehearse()}>
          Ensaiar
        </Button>
      </div>
      {isEspera && (
        <p role="status" className="text-ink-muted">
          Lendo os pedidos, no máximo os 5.000 mais novos. Leva alguns segundos.
        </p>
      )}
      {recusa && (
        <Notice tone="danger" live="alert">
          {recusa}
        </Notice>
      )}
      {ensaio && !isEspera && children(ensaio)}
    </section>
  )
}

const porDias = { '7': 7, '30': 30, '90': 90 } as const
