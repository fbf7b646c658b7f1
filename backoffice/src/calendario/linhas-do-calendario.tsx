import { Link } from 'react-router'

import type { PoliticaGuardada, Reajuste } from '@vitrine/contract'
import { formatDia, formatDiaCurto } from '@vitrine/rules/data'
import type { LinhaDoCalendario, Trecho } from '@vitrine/rules/politica'
import { pluralize } from '@vitrine/rules/texto'
import { Pill } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

import { listMarcas, placeDias } from './dias-do-calendario.ts'

interface Quadro {
  dias: Trecho
  meses: number
  hoje: string
}

interface LinhasProps extends Quadro {
  linhas: readonly LinhaDoCalendario<PoliticaGuardada>[]
  say: (politica: PoliticaGuardada) => string
  agendados: readonly (Reajuste & { frase: string })[]
}

/** Policies and rules with their days: a list whose lines say in words what the bars beside them draw. */
export function LinhasDoCalendario({ linhas, say, agendados, ...quadro }: LinhasProps) {
  return (
    <div className="calendario">
      <Escala {...quadro} />
      <ul aria-label="O que vale quando">
        {linhas.map((linha) => (
          <LinhaDaPolitica
            key={linha.politica.idpolitica}
            linha={linha}
            frase={say(linha.politica)}
            {...quadro}
          />
        ))}
        {agendados.map((reajuste) => (
          <LinhaDoReajuste key={reajuste.idreajuste} reajuste={reajuste} {...quadro} />
        ))}
      </ul>
    </div>
  )
}

function Escala({ dias, meses }: Quadro) {
  return (
    <div className="calendario-escala" aria-hidden="true">
      {listMarcas(dias, meses).map(({ dia, rotulo }) => (
        <span key={dia} style={{ left: placeDias({ de: dia, ate: dia }, dias).left }}>
          {rotulo}
        </span>
      ))}
    </div>
  )
}

function Hoje({ dias, hoje }: Quadro) {
  if (hoje < dias.de || hoje > dias.ate) return null
  return <i className="calendario-hoje" style={{ left: placeDias({ de: hoje, ate: hoje }, dias).left }} />
}

type LinhaProps = Quadro & { linha: LinhaDoCalendario<PoliticaGuardada>; frase: string }

/** So many meetings are told of one line. */
const MAX_DITOS = 3

function LinhaDaPolitica({ linha, frase, ...quadro }: LinhaProps) {
  const { politica, trecho, isDeAntes, isAlem, encontros, lacuna } = linha
  const { slug } = useTrabalho().loja
  const { dias } = quadro
  const resto = encontros.length - MAX_DITOS
  return (
    <li>
      <div className="calendario-texto">
        <Link to={urlsPainel.precos(slug, { politica: politica.idpolitica })}>
          <b>{politica.nome}</b>
        </Link>{' '}
        <span className="num">{sayDias(politica.condicoes)}</span>
        <p>{frase}</p>
        {encontros.slice(0, MAX_DITOS).map((encontro) => (
          <p key={encontro.outra.idpolitica} className="precos-conflito">
            {sayEncontro(encontro)}
          </p>
        ))}
        {resto > 0 && (
          <p className="precos-conflito">E com mais {pluralize(resto, 'política', 'políticas')}.</p>
        )}
        {lacuna && (
          <p className="calendario-lacuna-texto">
            {`Lacuna ${sayTrecho(lacuna)}: nenhuma destas vale; depois vem ${lacuna.seguinte.nome}.`}
          </p>
        )}
      </div>
      <div className="calendario-faixa" aria-hidden="true">
        <Hoje {...quadro} />
        <span
          className="calendario-barra"
          data-antes={isDeAntes || undefined}
          data-alem={isAlem || undefined}
          style={placeDias(trecho, dias)}
        />
        {encontros.map(({ outra, de, ate }) => (
          <span key={outra.idpolitica} className="calendario-encontro" style={placeDias({ de, ate }, dias)} />
        ))}
        {lacuna && <span className="calendario-lacuna" style={placeDias(clip(lacuna, dias), dias)} />}
      </div>
    </li>
  )
}

function LinhaDoReajuste({
  reajuste: { dia, frase },
  ...quadro
}: Quadro & { reajuste: LinhasProps['agendados'][number] }) {
  const { slug } = useTrabalho().loja
  if (dia === null) return null
  return (
    <li>
      <div className="calendario-texto">
        <Link to={urlsPainel.reajustes(slug)}>
          <b>{frase}</b>
        </Link>{' '}
        <Pill mini>Reajuste</Pill>
        <p>Muda os preços de tabela em {formatDia(dia)}.</p>
      </div>
      <div className="calendario-faixa" aria-hidden="true">
        <Hoje {...quadro} />
        <span
          className="calendario-marco"
          style={{ left: placeDias({ de: dia, ate: dia }, quadro.dias).left }}
        />
      </div>
    </li>
  )
}

const clip = ({ de, ate }: Trecho, dias: Trecho): Trecho => ({
  de: de < dias.de ? dias.de : de,
  ate: ate > dias.ate ? dias.ate : ate,
})

const sayTrecho = ({ de, ate }: Trecho) =>
  de === ate ? `em ${formatDiaCurto(de)}` : `de ${formatDiaCurto(de)} a ${formatDiaCurto(ate)}`

function sayDias({ inicio, fim }: PoliticaGuardada['condicoes']): string {
  if (inicio && fim) return `de ${formatDia(inicio)} a ${formatDia(fim)}`
  if (inicio) return `desde ${formatDia(inicio)}`
  return fim ? `até ${formatDia(fim)}` : 'sempre'
}

function sayEncontro(encontro: LinhaDoCalendario<PoliticaGuardada>['encontros'][number]): string {
  const { outra, por, vence } = encontro
  const quando = `Junto com ${outra.nome} ${sayTrecho(encontro)}`
  if (por === 'MENOR_PRECO') return `${quando}: fica o menor dos dois preços.`
  return vence ? `${quando}: só esta vale.` : `${quando}: só a outra vale.`
}
