import { cutTrecho, MAX_DESCRICAO, MAX_TITULO } from './cut-trecho.ts'

import './apresentacao.css'

interface PreviaProps {
  nome: string
  /** Where the store is found, without https. */
  endereco: string
  titulo: string
  descricao: string
}

/** How a search engine shows the store: a picture of it, nothing in it can be pressed. */
export function PreviaDoBuscador({ nome, endereco, titulo, descricao }: PreviaProps) {
  return (
    <section className="apresentacao-previa" aria-label="Prévia no buscador">
      <h2>No buscador</h2>
      <div className="trecho">
        <p className="trecho-lugar">
          <i aria-hidden>{nome.charAt(0)}</i>
          <span>
            <b>{nome}</b>
            <small>{endereco}</small>
          </span>
        </p>
        <p className="trecho-titulo">{cutTrecho(titulo, MAX_TITULO)}</p>
        <p className="trecho-descricao">
          {cutTrecho(descricao, MAX_DESCRICAO) ||
            'Sem descrição, o buscador escolhe sozinho um pedaço da página.'}
        </p>
      </div>
      <p className="text-ink-muted">Cada buscador decide o que mostra; este é o jeito mais comum.</p>
    </section>
  )
}
