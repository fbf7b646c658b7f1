import type { SecaoDe } from '@vitrine/contract'

import { Cabeca, Ligacao } from '#carrossel'
import { Foto } from '#imagem'

/** The brands that the store sells. */
export function Marcas({ secao }: { secao: SecaoDe<'MARCAS'> }) {
  const { id, titulo, subtitulo, itens } = secao
  return (
    <section className="section" id={id} aria-labelledby={`${id}-titulo`}>
      <Cabeca id={id} titulo={titulo} subtitulo={subtitulo} />
      <ul className="pi-marcas">
        {itens.map(({ nome, nota, imagem, destino }) => (
          <li key={nome}>
            <Ligacao destino={destino}>
              <span className="pi-marca-foto" style={{ background: imagem?.cor }}>
                {imagem && <Foto imagem={{ ...imagem, alt: '' }} sizes="96px" ate={240} />}
              </span>
              <b>{nome}</b>
              {nota && <small>{nota}</small>}
            </Ligacao>
          </li>
        ))}
      </ul>
    </section>
  )
}
