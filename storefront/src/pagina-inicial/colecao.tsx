import type { CSSProperties } from 'react'

import type { SecaoDe } from '@vitrine/contract'
import { tintaSobre } from '@vitrine/rules/pagina-inicial'
import { Icon, iconNames } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { Cabeca, Ligacao } from '#carrossel'
import { Foto } from '#imagem'

import estilo from './colecao.css?url'

type Item = SecaoDe<'COLECAO'>['itens'][number]

/** Cards that lead somewhere: stages in their order, styles by their colour, ways to order. */
export function Colecao({ secao }: { secao: SecaoDe<'COLECAO'> }) {
  const { id, titulo, subtitulo, forma, itens } = secao
  const Lista = forma === 'ETAPAS' ? 'ol' : 'ul'
  return (
    <section className="section" id={id} aria-labelledby={`${id}-titulo`}>
      <link rel="stylesheet" href={estilo} precedence="tela" />
      <Cabeca id={id} titulo={titulo} subtitulo={subtitulo} />
      <Lista
        className="pi-colecao"
        data-forma={forma}
        style={{ '--n': itens.length } as CSSProperties /* a custom property */}
      >
        {itens.map((item) => (
          <li key={item.titulo}>
            <Ligacao destino={item.destino} className="pi-colecao-item">
              <Sinal item={item} />
              <span className="pi-colecao-texto">
                <b>{item.titulo}</b>
                {item.nota && <small>{item.nota}</small>}
                {item.texto && <span>{item.texto}</span>}
              </span>
            </Ligacao>
          </li>
        ))}
      </Lista>
    </section>
  )
}

/** What it looks like: its picture, its icon or its colour. */
function Sinal({ item: { imagem, icone, cor } }: { item: Item }) {
  const nome = iconNames.find((cada): cada is IconName => cada === icone)
  const fundo = cor ?? imagem?.cor
  if (!imagem && !nome && !cor) return null
  return (
    <span
      className="pi-sinal"
      style={
        fundo
          ? ({ '--fundo': fundo, '--tinta': tintaSobre(fundo) } as CSSProperties) /* custom properties */
          : undefined
      }
    >
      {imagem ? (
        <Foto imagem={{ ...imagem, alt: '' }} sizes="(min-width: 1024px) 220px, 40vw" ate={480} />
      ) : (
        nome && <Icon name={nome} size={24} />
      )}
    </span>
  )
}
