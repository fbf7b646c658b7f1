import { Link } from 'react-router'

import type { CampoMudado, MudancaRegistrada } from '@vitrine/contract'
import { formatHoraDe } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Icon, Pill, VisuallyHidden, type IconName } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

import type { Filtro } from './filtro.ts'
import { VoltaDaMudanca } from './volta-da-mudanca.tsx'

const atos: Record<MudancaRegistrada['acao'], { verbo: string; icone: IconName; resumo: string }> = {
  CRIADO: { verbo: 'incluiu', icone: 'plus', resumo: 'Ver o que foi incluído' },
  MUDADO: { verbo: 'mudou', icone: 'pencil', resumo: 'Ver o que mudou' },
  REMOVIDO: { verbo: 'removeu', icone: 'trash-2', resumo: 'Ver como era' },
}

/** More than so many fields are folded. */
const MAX_ABERTOS = 8

/** One change: who, what, and before and after of each field. */
export function Mudanca({ mudanca, filtro }: { mudanca: MudancaRegistrada; filtro: Filtro }) {
  const { slug, fuso } = useTrabalho().loja
  const { acao, tipo, nome, quem, quando, motivo, campos } = mudanca
  const { verbo, icone, resumo } = atos[acao]
  const isAberta = acao === 'MUDADO' && campos.length <= MAX_ABERTOS
  return (
    <li className="registro-mudanca" data-acao={acao}>
      <Icon name={icone} />
      <div>
        <p className="registro-que">
          <Link className="link registro-quem" to={urlsPainel.registro(slug, { ...filtro, quem: quem.id })}>
            {quem.nome}
          </Link>{' '}
          {verbo} {nome === null ? <b>{tipo}</b> : <b>{nome}</b>} {nome !== null && <Pill mini>{tipo}</Pill>}{' '}
          <time dateTime={quando} className="text-ink-muted num">
            {formatHoraDe(quando, fuso)}
          </time>
        </p>
        {motivo && <p className="text-ink-muted">Motivo: {motivo}</p>}
        {isAberta && <Campos campos={campos} />}
        {!isAberta && campos.length > 0 && (
          <details className="revelar">
            <summary>
              {resumo} ({pluralize(campos.length, 'campo', 'campos')})
            </summary>
            <Campos campos={campos} />
          </details>
        )}
      </div>
      {mudanca.pode_desfazer && <VoltaDaMudanca mudanca={mudanca} />}
    </li>
  )
}

function Campos({ campos }: { campos: readonly CampoMudado[] }) {
  return (
    <dl className="registro-campos">
      {campos.map((campo) => (
        <div key={campo.campo}>
          <dt>{campo.campo}</dt>
          <dd>
            <Valores {...campo} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Valores({ antes, depois, oculto }: CampoMudado) {
  if (oculto) return <span className="text-ink-muted">mudou; o valor não fica no registro</span>
  if (antes === null && depois === null) return <span className="text-ink-muted">mudou</span>
  return (
    <>
      {antes !== null && (
        <>
          <VisuallyHidden>era </VisuallyHidden>
          <s>{antes}</s>
        </>
      )}
      {antes !== null && <Icon name="arrow-right" />}
      {depois === null ? (
        <span className="text-ink-muted">vazio</span>
      ) : (
        <>
          {antes !== null && <VisuallyHidden>agora </VisuallyHidden>}
          <b>{depois}</b>
        </>
      )}
    </>
  )
}
