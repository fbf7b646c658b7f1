import { useFetcher } from 'react-router'

import type { Assinatura } from '@vitrine/contract'
import { formatDiaDaSemana, nameDiaCurto, nameMesCurto } from '@vitrine/rules/data'
import { Button, Icon, LiveRegion } from '@vitrine/ui'

import type { changeAssinatura } from './change-assinatura.ts'

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
  const isPulada = fetcher.formData ? fetcher.formData.get('desfazer') !== '1' : pulada
  const nome = formatDiaDaSemana(data)
  return (
    <li className="folha" data-pulada={isPulada || undefined} data-proxima={isProxima || undefined}>
      <time dateTime={data} aria-label={nome}>
        <span>{nameDiaCurto(data)}</span>
        <b>{Number(data.slice(8))}</b>
        <span>{nameMesCurto(data)}</span>
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
