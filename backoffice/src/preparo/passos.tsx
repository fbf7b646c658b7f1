import { Link } from 'react-router'

import { Icon, ProgressBar } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

import type { Passo } from './list-passos.ts'

const icones = { feito: 'circle-check', falta: 'circle', opcional: 'minus' } as const
const ditos = { feito: 'Pronto', falta: 'Falta', opcional: 'Opcional' } as const

/** What is done and what is missing; each leads to where it is written. */
export function Passos({ passos }: { passos: readonly Passo[] }) {
  const precisos = passos.filter(({ estado }) => estado !== 'opcional')
  const feitos = precisos.filter(({ estado }) => estado === 'feito').length
  return (
    <section aria-labelledby="passos-titulo">
      <h2 id="passos-titulo" className="sr-only">
        O que falta
      </h2>
      <ProgressBar
        className="preparo-quanto"
        label="Quanto está pronto"
        value={feitos}
        max={precisos.length}
        valueText={`${feitos} de ${precisos.length} prontos`}
      />
      <p role="status">
        {feitos === precisos.length
          ? 'Tudo pronto: já dá para comprar.'
          : `${feitos} de ${precisos.length} prontos`}
      </p>
      <ol className="preparo-passos">
        {passos.map((passo) => (
          <li key={passo.id} data-estado={passo.estado}>
            <Icon name={icones[passo.estado]} />
            <div>
              <Onde passo={passo} />
              <p>{passo.frase}</p>
            </div>
            <span className="preparo-estado">{ditos[passo.estado]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Products and the look have screens of their own; the rest is on this page. */
function Onde({ passo: { id, nome } }: { passo: Passo }) {
  const { slug } = useTrabalho().loja
  if (id === 'produtos') return <Link to={urlsPainel.produtos(slug)}>{nome}</Link>
  if (id === 'dominio') return <Link to={urlsPainel.dominios(slug)}>{nome}</Link>
  return id === 'aparencia' ? (
    <Link to={urlsPainel.aparencia(slug)}>{nome}</Link>
  ) : (
    <a href={`#${id}`}>{nome}</a>
  )
}
