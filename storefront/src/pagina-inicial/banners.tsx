import type { CSSProperties } from 'react'

import type { SecaoDe } from '@vitrine/contract'
import { tintaSobre } from '@vitrine/rules/pagina-inicial'
import { Icon } from '@vitrine/ui'

import { Ligacao } from '#carrossel'
import { Foto } from '#imagem'

/** Two invitations side by side; words on their ground, the picture beside them. */
export function Banners({ secao }: { secao: SecaoDe<'BANNERS'> }) {
  return (
    <div className="section pi-banners" id={secao.id}>
      {secao.itens.map(({ titulo, texto, cor, imagem, botao }, i) => (
        <section
          key={titulo}
          className="pi-banner"
          data-promocao={`${secao.id}-${i + 1}`}
          data-nome={titulo}
          data-espaco={`banner-${i + 1}`}
          style={{ '--fundo': cor, '--tinta': tintaSobre(cor) } as CSSProperties /* custom properties */}
        >
          <div>
            <h2>{titulo}</h2>
            {texto && <p>{texto}</p>}
            <Ligacao destino={botao.destino} className="pi-banner-link">
              {botao.rotulo} <Icon name="arrow-right" size={16} />
            </Ligacao>
          </div>
          <Foto imagem={{ ...imagem, alt: '' }} sizes="(min-width: 768px) 260px, 40vw" ate={720} />
        </section>
      ))}
    </div>
  )
}
