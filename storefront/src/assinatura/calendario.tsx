import { useFetcher } from 'react-router'

import type { Assinatura } from '@vitrine/contract'
import { weekdayOf } from '@vitrine/rules/entrega'
import { Button, Icon, LiveRegion } from '@vitrine/ui'

import type { changeAssinatura } from './change-assinatura.ts'

const dias = ['seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.', 'dom.']
const meses = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.']

/** The dates to come as leaves of a calendar, each with its switch: skip it, or let it come after all (ux 1.10.4). */
export function Calendario({ assinatura }: { assinatura: Assinatura }) {
  const { proximas, status, proxima, podeSubmeter } = assinatura
  return (
    <ol className="calendario" aria-label="Próximas entregas">
      {proximas.map(({ data, pulada }) => (
        <Folha
          key={data}
          data={data}
          pulada={pulada}
          isProxima={data === proxima}
          isMutavel={podeSubmeter && status === 'ATIVA'}
        />
      ))}
    </ol>
  )
}

interface FolhaProps {
  data: string
  pulada: boolean
  isProxima: boolean
  isMutavel: boolean
}

function Folha({ data, pulada, isProxima, isMutavel }: FolhaProps) {
  const fetcher = useFetcher<typeof changeAssinatura>()
  const [, mes, dia] = data.split('-').map(Number)
  const isPulada = fetcher.formData ? fetcher.formData.get('desfazer') !== '1' : pulada
  const nome = `${dias[weekdayOf(data) - 1]}, ${dia} ${meses[Number(mes) - 1]}`
  return (
    <li className="folha" data-pulada={isPulada || undefined} data-proxima={isProxima || undefined}>
      <time dateTime={data} aria-label={nome}>
        <span>{dias[weekdayOf(data) - 1]}</span>
        <b>{dia}</b>
        <span>{meses[Number(mes) - 1]}</span>
      </time>
      <p className="text-12 text-ink-muted">
        {isPulada && 'pulada'}
        {!isPulada && (isProxima ? 'próxima' : <Icon name="truck" size={16} />)}
      </p>
      {isMutavel && (
        <fetcher.Form method="post">
          <input type="hidden" name="data" value={data} />
          <input type="hidden" name="desfazer" value={isPulada ? '1' : '0'} />
          <Button
            type="submit"
            name="acao"
            value="pular"
            variant="ghost"
            size="s"
            aria-label={isPulada ? `Não pular ${nome}` : `Pular ${nome}`}
          >
            {isPulada ? 'Não pular' : 'Pular'}
          </Button>
        </fetcher.Form>
      )}
      <LiveRegion>{fetcher.data?.erro}</LiveRegion>
    </li>
  )
}
