import type { SimulacaoAprovacao } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Notice } from '@vitrine/ui'

/** "12 de 84 pedidos teriam precisado de aprovação, 2 sem aprovador." */
export function ResultadoSimulacao({ simulacao }: { simulacao: SimulacaoAprovacao }) {
  const { dias, pedidos, precisariam, semAprovador, porRegra } = simulacao
  return (
    <Notice
      tone={semAprovador > 0 ? 'warning' : 'success'}
      title={
        pedidos === 0
          ? `Nenhum pedido nos últimos ${dias} dias.`
          : `${precisariam} de ${pluralize(pedidos, 'pedido', 'pedidos')} dos últimos ${dias} dias ${precisariam === 1 ? 'teria' : 'teriam'} precisado de aprovação${semAprovador > 0 ? `, ${semAprovador} sem aprovador` : ''}.`
      }
      live="status"
    >
      {porRegra.length > 0 && (
        <ul className="list-disc pl-5">
          {porRegra.map(({ nome, pedidos: quantos }) => (
            <li key={nome}>
              {nome}: {quantos}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
