import type { CSSProperties } from 'react'

import { urls } from '@vitrine/contract/urls'
import {
  deriveTema,
  isMarcaAjustada,
  listPares,
  type EntradasTema,
  type ParCores,
  type Tema,
} from '@vitrine/rules/tema'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Icon } from '@vitrine/ui'

import { useTrabalho } from '#shell'

import { logoOn, type Logo } from './logo.ts'

type Esquema = 'light' | 'dark'

/** What the inputs make of a store, in each of the schemes that it has, and how well each pair of colours is read. */
export function Previas({ entradas, logo }: { entradas: EntradasTema; logo: Logo }) {
  const esquemas: Esquema[] = entradas.scheme === 'auto' ? ['light', 'dark'] : [entradas.scheme]
  return (
    <div className="aparencia-previas">
      {esquemas.map((esquema) => (
        <Previa key={esquema} entradas={entradas} logo={logo} esquema={esquema} />
      ))}
    </div>
  )
}

const nomes = { light: 'Claro', dark: 'Escuro' } as const

interface PreviaProps {
  entradas: EntradasTema
  logo: Logo
  esquema: Esquema
}

function Previa({ entradas, logo, esquema }: PreviaProps) {
  const tema = deriveTema(entradas, esquema)
  return (
    <section aria-label={`Prévia: ${nomes[esquema]}`}>
      <h2>{nomes[esquema]}</h2>
      <Amostra tema={tema} logo={logoOn(logo, esquema)} />
      {isMarcaAjustada(entradas, tema) && (
        <p className="aparencia-ajuste">
          <span style={{ background: entradas.brand }} /> → <span style={{ background: tema.brand }} />{' '}
          Ajustamos a cor para leitura: mesmo tom, {tema.brand}.
        </p>
      )}
      <Leitura pares={listPares(tema)} tema={tema} />
    </section>
  )
}

/** A piece of a shop, drawn with the theme's own values. It is a picture: nothing in it can be pressed. */
function Amostra({ tema, logo }: { tema: Tema; logo: string }) {
  const { nome } = useTrabalho().loja
  const valores = Object.fromEntries(
    Object.entries(tema).map(([token, valor]) => [`--${token}`, valor]),
  ) as CSSProperties // custom properties
  return (
    <div className="amostra" style={valores} role="img" aria-label="Um pedaço da loja com estas cores">
      <div className="amostra-topo">
        {logo ? <img src={urls.desenho(logo)} alt="" /> : <b>{nome}</b>}
        <span>Buscar produtos</span>
      </div>
      <div className="amostra-cartoes">
        {(['Café em grãos', 'Queijo curado'] as const).map((nome, i) => (
          <div key={nome} className="amostra-cartao">
            <i />
            <span>{nome}</span>
            <b data-promo={i === 1 || undefined}>R$ {i === 1 ? '39,90' : '74,90'}</b>
            <span className="amostra-botao" data-vazado={i === 1 || undefined}>
              Adicionar
            </span>
          </div>
        ))}
      </div>
      <p>
        Entrega hoje, 18h–20h. <u>Ver outras datas</u>
      </p>
      <p className="amostra-destaque">Cestas da semana</p>
    </div>
  )
}

const nomesDosPares: Readonly<Record<string, string>> = {
  'on-brand brand': 'Texto do botão',
  'on-brand brand-hover': 'Texto do botão, com o cursor',
  'on-brand brand-active': 'Texto do botão, apertado',
  'brand-text surface': 'Link na página',
  'brand-text surface-2': 'Link num quadro',
  'brand-text brand-tint': 'Link no fundo da marca',
  'brand-ui surface': 'Contorno na página',
  'brand-ui surface-2': 'Contorno num quadro',
  'brand-ui brand-tint': 'Contorno no fundo da marca',
  'ink accent-tint': 'Texto no destaque',
}

function Leitura({ pares, tema }: { pares: readonly ParCores[]; tema: Tema }) {
  return (
    <table className="aparencia-leitura">
      <caption>Leitura</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Onde</th>
          <th scope="col">Contraste</th>
        </tr>
      </thead>
      <tbody>
        {pares.map(({ frente, fundo, razao, minimo }) => (
          <tr key={`${frente} ${fundo}`}>
            <th scope="row">
              <Par frente={tema[frente]} fundo={tema[fundo]} isTexto={minimo > 3} />
              {nomesDosPares[`${frente} ${fundo}`]}
              <small>mínimo {formatQuantidade(minimo)}</small>
            </th>
            <td>
              {formatQuantidade(Math.floor(razao * 10) / 10)}
              <Icon name={razao >= minimo ? 'check' : 'triangle-alert'} />
              <span className="sr-only">{razao >= minimo ? 'legível' : 'pouco legível'}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ParProps {
  frente: string
  fundo: string
  isTexto: boolean
}

/** Two colours one on the other: letters, or the outline that the second kind of pairs is for. */
function Par({ frente, fundo, isTexto }: ParProps) {
  const estilo = isTexto ? { color: frente, background: fundo } : { borderColor: frente, background: fundo }
  return (
    <span aria-hidden style={estilo}>
      {isTexto ? 'Aa' : '\u00A0\u00A0\u00A0'}
    </span>
  )
}
