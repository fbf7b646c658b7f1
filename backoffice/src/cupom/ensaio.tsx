import { useState } from 'react'

import type { CadastroCupom, EnsaioDoCupom } from '@vitrine/contract'
import { Button, Notice, Segmented } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { ResultadoDoEnsaio } from './resultado-do-ensaio.tsx'

interface EnsaioProps {
  /** The coupon as it stands in the fields; null: it is none yet, which was told. */
  toCupom: () => CadastroCupom | null
}

type Dias = '7' | '30' | '90'
const dias = { '7': 7, '30': 30, '90': 90 } as const satisfies Record<Dias, number>

/** What the coupon would have done to the orders of the last days (lessons 11). Nothing is written. */
export function Ensaio({ toCupom }: EnsaioProps) {
  const { idfornecedor } = useTrabalho().loja
  const [periodo, setPeriodo] = useState<Dias>('30')
  const [isEspera, setEspera] = useState(false)
  const [ensaio, setEnsaio] = useState<EnsaioDoCupom | null>(null)
  const [recusa, setRecusa] = useState('')
  async function rehearse() {
    const cupom = toCupom()
    if (!cupom) return setRecusa('Complete a frase antes de ensaiar.')
    setEspera(true)
    const resposta = await api('POST /painel/v1/{idfornecedor}/cupons/ensaio', {
      params: { idfornecedor },
      body: { cupom, dias: dias[periodo] },
    })
    setEspera(false)
    setRecusa(resposta.ok ? '' : (Object.values(resposta.falha.campos ?? {})[0] ?? resposta.falha.error))
    setEnsaio(resposta.ok ? resposta.dados : null)
  }
  return (
    <section className="ensaio" aria-label="Ensaio" aria-busy={isEspera}>
      <h2>Ensaio</h2>
      <p className="text-ink-muted">
        O que este cupom teria feito nos pedidos que você já teve. Nada é gravado; nenhum cliente percebe.
      </p>
      <div className="ensaio-pergunta">
        <Segmented
          label="Pedidos de quantos dias"
          name="dias"
          value={periodo}
          onChange={setPeriodo}
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
      {recusa && (
        <Notice tone="danger" live="alert">
          {recusa}
        </Notice>
      )}
      {ensaio && <ResultadoDoEnsaio ensaio={ensaio} />}
    </section>
  )
}
