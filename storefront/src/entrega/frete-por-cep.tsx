import { useState } from 'react'

import type { FormaEntrega } from '@vitrine/contract'
import { formatCep, normalizeCep } from '@vitrine/rules/documento'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Icon, LiveRegion, Modal, Notice, Skeleton, TextInput } from '@vitrine/ui'

import { useLoja, useLugar, useOpenPainel } from '#shell'

import type { PedidoFrete } from './consulta-frete.ts'
import { describeIncentivo, taxaOf } from './grade.ts'
import { findJanela, firstJanela } from './janela.ts'
import { toBlocos } from './to-blocos.ts'
import { useFretePorCep } from './use-frete-por-cep.ts'

export interface FretePorCepProps {
  produtos: PedidoFrete['produtos']
  /** What a form's freight is measured by: goods after the discount of the coupon that it leaves in force; null where prices are hidden. */
  baseOf: ((forma: FormaEntrega) => number) | null
}

/** What delivery to a CEP costs with this cart, and when it comes (§7 freight by CEP). */
export function FretePorCep({ produtos, baseOf }: FretePorCepProps) {
  const lugar = useLugar()
  const [cep, setCep] = useState(() => formatCep(lugar?.ponto?.cep ?? ''))
  const estado = useFretePorCep({ cep: normalizeCep(cep), produtos })
  return (
    <div className="grid gap-3 pb-3">
      <TextInput
        label="CEP"
        name="cep"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={9}
        value={cep}
        onChange={(event) => setCep(formatCep(event.currentTarget.value))}
      />
      {estado.situacao === 'buscando' && <Skeleton style={{ height: 60 }} />}
      {estado.situacao === 'pronto' && <Formas formas={estado.formas} baseOf={baseOf} />}
      {estado.situacao === 'erro' && <Erro key={estado.mensagem + cep} {...estado} />}
      <LiveRegion>
        {estado.situacao === 'pronto' && `${estado.formas.length} formas de entrega para o CEP ${cep}`}
      </LiveRegion>
    </div>
  )
}

type Pronto = Extract<ReturnType<typeof useFretePorCep>, { situacao: 'pronto' }>

function Formas({ formas, baseOf }: Pick<Pronto, 'formas'> & Pick<FretePorCepProps, 'baseOf'>) {
  return (
    <ul className="grid gap-2">
      {formas.map((forma) => {
        const base = baseOf && baseOf(forma)
        const taxa = taxaOf(forma, base ?? 0)
        const quando = findJanela([forma], firstJanela([forma]))?.rotulo
        const incentivo = base === null ? null : describeIncentivo(forma, base)
        return (
          <li key={forma.idformaentrega} className="flex items-center gap-3">
            <Icon name={forma.modalidade === 'FROTA' ? 'truck' : 'package'} />
            <span className="min-w-0">
              <b className="block">{forma.nome}</b>
              <span className="block text-12 text-ink-muted">
                {[quando ?? 'Esgotado nos próximos dias', forma.corte].filter(Boolean).join(' · ')}
              </span>
              {incentivo && <span className="block text-12 text-ink-muted">{incentivo.texto}</span>}
            </span>
            <b className={taxa === 0 ? 'ml-auto text-success' : 'ml-auto'}>
              {taxa === 0 ? 'grátis' : formatReais(taxa)}
            </b>
          </li>
        )
      })}
    </ul>
  )
}

/** The text in its place; one that asks for a decision opens a window too (`openModal`, §8). */
function Erro({ mensagem, openModal }: { mensagem: string; openModal: boolean }) {
  const { tags } = useLoja()
  const open = useOpenPainel()
  const [isOpen, setOpen] = useState(openModal)
  const blocos = toBlocos(mensagem).map((bloco) => <p key={bloco}>{bloco}</p>)
  return (
    <>
      <Notice tone="danger" live="alert">
        {blocos}
      </Notice>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Entrega para este CEP"
        foot={
          <Button
            onClick={() => {
              setOpen(false)
              open('endereco')
            }}
          >
            {tags.includes('has-collect') ? 'Trocar endereço ou retirar' : 'Trocar endereço'}
          </Button>
        }
      >
        {blocos}
      </Modal>
    </>
  )
}
