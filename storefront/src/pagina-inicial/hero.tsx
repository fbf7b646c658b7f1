import type { CSSProperties } from 'react'

import type { SecaoDe } from '@vitrine/contract'
import { tintaSobre } from '@vitrine/rules/pagina-inicial'
import { buttonClass } from '@vitrine/ui'

import { Ligacao, Retrato } from '#carrossel'

const sizes = {
  FAIXA: { larga: '(min-width: 1440px) 860px, 62vw', alta: '100vw' },
  CARTAZ: { larga: '(min-width: 1440px) 1440px, 100vw', alta: '100vw' },
}

/** What opens the home: words on a plain ground, the picture beside or under them, drawn for this width (ux 2.1). */
export function Hero({ secao, isPrimeira }: { secao: SecaoDe<'HERO'>; isPrimeira: boolean }) {
  const { antetitulo, titulo, texto, botoes, cor, forma } = secao
  const tinta = tintaSobre(cor)
  const Titulo = isPrimeira ? 'h1' : 'h2'
  return (
    <section
      className="pi-hero"
      data-forma={forma}
      data-promocao={secao.id}
      data-nome={titulo}
      data-espaco="hero"
      aria-labelledby={`${secao.id}-titulo`}
      // Custom properties.
      style={{ '--fundo': cor, '--tinta': tinta, '--sobre-tinta': cor } as CSSProperties}
    >
      <div className="pi-hero-texto">
        {antetitulo && <p className="pi-antetitulo">{antetitulo}</p>}
        <Titulo id={`${secao.id}-titulo`}>{titulo}</Titulo>
        {texto && <p>{texto}</p>}
        {botoes.length > 0 && (
          <div className="pi-hero-botoes">
            {botoes.map(({ rotulo, destino }, i) => (
              <Ligacao
                key={rotulo}
                destino={destino}
                className={i === 0 ? buttonClass({ variant: 'solid' }) : 'pi-hero-outro'}
              >
                {rotulo}
              </Ligacao>
            ))}
          </div>
        )}
      </div>
      <div className="pi-hero-foto">
        <Retrato arte={secao.arte} sizes={sizes[forma]} priority={isPrimeira} />
      </div>
    </section>
  )
}
