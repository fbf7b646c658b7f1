import { useFetcher } from 'react-router'

import type { LinhaDaImportacao } from '@vitrine/contract'
import { showValor, tituloDe, type TipoDePlanilha } from '@vitrine/rules/importacao'
import { Button, Icon } from '@vitrine/ui'

import type { Feito } from './change-importacao.ts'

interface CelulaProps {
  onde: { tipo: TipoDePlanilha; linha: number; lugar: number; campo: string }
  celula: string
  mudanca: LinhaDaImportacao['mudancas'][number] | undefined
  erro: string | undefined
  avisos: LinhaDaImportacao['avisos']
  mayMend: boolean
}

/** One cell: as it is, what it changes, or what is wrong with it and a place to write it anew. */
export function Celula({ onde, celula, mudanca, erro, avisos, mayMend }: CelulaProps) {
  if (erro)
    return (
      <td data-erro>
        {mayMend ? (
          <Conserto onde={onde} celula={celula} erro={erro} />
        ) : (
          <Erro celula={celula} erro={erro} />
        )}
      </td>
    )
  if (!mudanca)
    return (
      <td className="importacao-celula">
        {celula}
        <Avisos avisos={avisos} />
      </td>
    )
  const { antes, depois } = mudanca
  const show = (valor: typeof antes) => showValor(onde.tipo, onde.campo, valor)
  return (
    <td data-muda={antes === null ? 'nova' : 'muda'} className="importacao-celula">
      {antes !== null && (
        <>
          <del>
            <span className="sr-only">era </span>
            {show(antes)}
          </del>{' '}
        </>
      )}
      <ins>{depois === null ? 'sem valor' : show(depois)}</ins>
      <Avisos avisos={avisos} />
    </td>
  )
}

/** What there is to know about a cell that is right. */
export function Avisos({ avisos }: { avisos: LinhaDaImportacao['avisos'] }) {
  return avisos.map(({ aviso }) => (
    <small key={aviso} className="importacao-aviso">
      <Icon name="info" size={16} /> {aviso}
    </small>
  ))
}

function Erro({ celula, erro }: { celula: string; erro: string }) {
  return (
    <>
      {celula || 'vazio'}
      <small className="field-error">{erro}</small>
    </>
  )
}

function Conserto({
  onde: { tipo, linha, lugar, campo },
  celula,
  erro,
}: Pick<CelulaProps, 'onde' | 'celula'> & { erro: string }) {
  const fetcher = useFetcher<Feito>()
  const id = `erro-${linha}-${lugar}`
  const recusa = fetcher.state === 'idle' ? fetcher.data?.erro : null
  return (
    <fetcher.Form method="post" action="." className="importacao-conserto">
      <input type="hidden" name="fazer" value="linha" />
      <input type="hidden" name="linha" value={linha} />
      <input type="hidden" name="lugar" value={lugar} />
      <input
        // What was read stands there until it is read anew.
        key={celula}
        name="celula"
        className="input input-s"
        aria-label={`${tituloDe(tipo, campo)} da linha ${linha}`}
        aria-invalid
        aria-describedby={id}
        defaultValue={celula}
        autoComplete="off"
      />
      <Button type="submit" variant="outline" size="s" loading={fetcher.state !== 'idle'}>
        Corrigir
      </Button>
      <small className="field-error" id={id} role={recusa ? 'alert' : undefined}>
        {recusa ?? erro}
      </small>
    </fetcher.Form>
  )
}
