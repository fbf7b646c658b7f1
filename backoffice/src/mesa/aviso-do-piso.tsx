import { useId, useState } from 'react'

import { formatPercentual } from '@vitrine/rules/dinheiro'
import { Button, Icon } from '@vitrine/ui'

import { sayPreco } from '#grade'

import { sayMargem } from './say-desconto.ts'
import type { LinhaNaTela } from './preview-mesa.ts'
import type { Mesa } from './use-mesa.ts'

interface AvisoDoPisoProps {
  linha: LinhaNaTela
  mesa: Mesa
  /** The keys go on where they were. */
  onFeito: () => void
}

/** A price below its floor: what it leaves, and the two ways on (mockup 22). */
export function AvisoDoPiso({ linha, mesa, onFeito }: AvisoDoPisoProps) {
  const titulo = useId()
  const [isEspera, setEspera] = useState(false)
  const { sequencia, nome, piso } = linha
  const { supervisores, limites } = mesa.grade
  if (piso === null) return null
  const [supervisor] = supervisores
  const isSupervisor = limites.papel === 'fornecedor'
  async function ask() {
    setEspera(true)
    await mesa.askSupervisor([sequencia])
    onFeito()
  }
  return (
    <div className="og-piso" role="group" aria-labelledby={titulo}>
      <b id={titulo}>
        <Icon name="shield" size={16} /> {`Abaixo do piso de ${sayPreco(piso)}`}
        <span className="sr-only">{`: ${nome}`}</span>
      </b>
      <p role="status">{explain(linha, mesa)}</p>
      <div>
        <Button
          variant="outline"
          size="s"
          onClick={() => {
            mesa.writePrecos([{ sequencia, preco: piso }])
            onFeito()
          }}
        >
          {`Usar ${sayPreco(piso)}`}
        </Button>
        {isSupervisor ? (
          <Button
            variant="ghost"
            size="s"
            onClick={() => {
              mesa.dropAbaixo([sequencia])
              onFeito()
            }}
          >
            Deixar como estava
          </Button>
        ) : (
          <Button
            variant="outline"
            size="s"
            className="og-pedir"
            loading={isEspera}
            onClick={() => void ask()}
          >
            {supervisor ? `Pedir a ${supervisor.split(' ')[0]}` : 'Pedir ao supervisor'}
          </Button>
        )}
      </div>
    </div>
  )
}

/** 'A 129,00 a margem fica em 12,9%; o piso é 15%. O desconto de 5,7% cabe no seu limite de 6%.' */
function explain({ preco, margem, desconto, piso_por }: LinhaNaTela, { grade: { limites } }: Mesa): string {
  const fora = Math.max(0, -(desconto ?? 0))
  const limite = `${formatPercentual(limites.desconto_maximo)}%`
  const cabe = fora <= limites.desconto_maximo ? 'cabe no' : 'passa do'
  const doDesconto = `O desconto de ${formatPercentual(fora)}% ${cabe} seu limite de ${limite}.`
  if (piso_por === 'MINIMO') return `Fica abaixo do preço mínimo do produto. ${doDesconto}`
  if (margem === null || piso_por === 'DESCONTO') return doDesconto
  const piso = `o piso é ${formatPercentual(limites.piso_margem)}%`
  return `A ${sayPreco(preco)} a margem fica em ${sayMargem(margem)}; ${piso}. ${doDesconto}`
}
