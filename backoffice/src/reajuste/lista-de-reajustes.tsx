import type { Reajuste } from '@vitrine/contract'
import { formatDia, formatInstante } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button, EmptyState, Pill, ProgressBar } from '@vitrine/ui'

import { useTrabalho } from '#shell'

import { sayReajuste } from './say-reajuste.ts'
import type { useReajustes } from './use-reajustes.ts'

interface ListaProps extends Pick<
  ReturnType<typeof useReajustes>,
  'reajustes' | 'ocupado' | 'cancel' | 'turn'
> {
  categorias: readonly { idcategoria: string; nome: string }[]
}

/** Rules that wait, are at work, or were applied, each with its way back. */
export function ListaDeReajustes({ reajustes, categorias, ...acoes }: ListaProps) {
  return (
    <section aria-label="Reajustes feitos e agendados">
      <h2>Feitos e agendados</h2>
      {reajustes.length === 0 && (
        <EmptyState icon="badge-dollar-sign" title="Nenhum reajuste ainda">
          Ensaie um acima: ele só muda preços quando você aplica.
        </EmptyState>
      )}
      <ul className="ajustes-lista precos-lista" aria-label="Reajustes">
        {reajustes.map((reajuste) => (
          <Linha
            key={reajuste.idreajuste}
            reajuste={reajuste}
            frase={sayReajuste(reajuste, { categorias })}
            {...acoes}
          />
        ))}
      </ul>
    </section>
  )
}

type LinhaProps = Omit<ListaProps, 'reajustes' | 'categorias'> & { reajuste: Reajuste; frase: string }

const estados = {
  AGENDADO: ['Agendado', undefined],
  APLICANDO: ['Aplicando', undefined],
  APLICADO: ['Aplicado', 'success'],
  CANCELADO: ['Cancelado', undefined],
  FALHOU: ['Falhou', 'danger'],
} as const

function Linha({ reajuste, frase, ocupado, cancel, turn }: LinhaProps) {
  const { idreajuste, estado, feitos, aFazer, idato, desfeito } = reajuste
  const [nome, tone] = estados[estado]
  const isOcupado = ocupado === idreajuste
  return (
    <li>
      <div>
        <b>{frase}</b>{' '}
        <Pill mini tone={desfeito ? undefined : tone}>
          {desfeito ? 'Desfeito' : nome}
        </Pill>
        <p>{useFato(reajuste)}</p>
        {estado === 'APLICANDO' && (
          <ProgressBar
            value={feitos}
            max={Math.max(aFazer, 1)}
            label={`Aplicando: ${frase}`}
            valueText={`${feitos} de ${aFazer} produtos`}
          />
        )}
      </div>
      <div className="precos-acoes">
        {(estado === 'AGENDADO' || estado === 'APLICANDO') && (
          <Button
            variant="outline"
            size="s"
            loading={isOcupado}
            aria-label={`Cancelar: ${frase}`}
            onClick={() => void cancel(reajuste)}
          >
            Cancelar
          </Button>
        )}
        {estado === 'APLICADO' && idato !== null && (
          <Button
            variant="outline"
            size="s"
            icon="undo-2"
            loading={isOcupado}
            aria-label={`${desfeito ? 'Refazer' : 'Desfazer'}: ${frase}`}
            onClick={() => void turn(reajuste)}
          >
            {desfeito ? 'Refazer' : 'Desfazer'}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What is to be known of it, in a sentence. */
function useFato({
  estado,
  dia,
  criado_em,
  terminado_em,
  feitos,
  aFazer,
  mudados,
  pulados,
}: Reajuste): string {
  const { fuso } = useTrabalho().loja
  if (estado === 'AGENDADO')
    return `Muda os preços em ${formatDia(dia ?? '')}, pelo que estiver na loja nesse dia.`
  if (estado === 'APLICANDO')
    return aFazer === 0 ? 'Começando…' : `${feitos} de ${aFazer} produtos. A loja muda de uma vez, no fim.`
  if (estado === 'FALHOU') return 'Algo falhou no meio do caminho. Nenhum preço mudou: tente de novo.'
  if (estado === 'CANCELADO') return `Pedido em ${formatInstante(criado_em, fuso)}. Nenhum preço mudou.`
  const fora = pulados > 0 ? `, ${pluralize(pulados, 'ficou', 'ficaram')} de fora` : ''
  return `${pluralize(mudados, 'preço mudou', 'preços mudaram')} em ${formatInstante(terminado_em ?? criado_em, fuso)}${fora}.`
}
