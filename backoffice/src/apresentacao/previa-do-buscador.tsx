import { cutTrecho, MAX_DESCRICAO, MAX_TITULO } from './cut-trecho.ts'

import './apresentacao.css'

interface PreviaProps {
  nome: string
  /** Where the store is found, without https. */
  endereco: string
  titulo: string
  descricao: string
  /** Picture of it, where whoever shares the page shows one. */
  imagem?: string | null
}

/** How a search engine shows a page of the store, and who shares it: a picture of that, nothing in it can be pressed. */
export function PreviaDoBuscador({ nome, endereco, titulo, descricao, imagem }: PreviaProps) {
  return (
    <section className="apresentacao-previa" aria-label="Prévia no buscador">
      <h2>{imagem ? 'No buscador e compartilhada' : 'No buscador'}</h2>
      <div className="trecho">
        {imagem && <img className="trecho-imagem" src={imagem} alt="" />}
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
