import type { PoliticaGuardada } from '@vitrine/contract'
import { formatPrecoUnitario } from '@vitrine/rules/dinheiro'
import { listTabela } from '@vitrine/rules/preco'
import { Select } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { Campo } from '#cadastro'

import { listCurva } from './avisos.ts'
import { readFicha, type Ficha, type PoliticaEscrita } from './campos-da-politica.ts'
import { Curva } from './curva.tsx'
import { hasFaixas } from './say-politica.ts'
import { TabelaDeFaixas } from './tabela-de-faixas.tsx'

interface CamposProps {
  ficha: Ficha
  antes: PoliticaEscrita
  erros: Erros
  onTexto: (campo: string, texto: string) => void
  onFicha: (mudanca: Partial<Ficha>) => void
}

const modos = {
  desconto: 'Desconto em %',
  acrescimo: 'Acréscimo em %',
  fixo: 'Preço fixo',
  nenhum: 'Só por quantidade',
  tabela: 'Tabela de preços (planilha)',
}

const SOBRE_A_TABELA =
  'O preço de cada produto, também por quantidade, vem numa planilha: depois de gravar, baixe e envie a desta tabela na lista de políticas.'

/** What becomes of the price: of one unit, and by quantity, with the curve that it makes. */
export function CamposDoPreco({ ficha, antes, erros, onTexto, onFicha }: CamposProps) {
  const { textos, faixas } = ficha
  const { modo = 'desconto' } = textos
  const lida = readFicha({ ...ficha, textos: { ...textos, nome: textos.nome || '-' } }, antes)
  return (
    <>
      <OQueMuda textos={textos} erros={erros} onTexto={onTexto} />
      {modo !== 'tabela' && (
        <TabelaDeFaixas
          faixas={faixas}
          tipo={textos.tipofaixa ?? 'reais'}
          erros={erros}
          onChange={(novas) => onFicha({ faixas: novas })}
          onTipo={(tipo) => onTexto('tipofaixa', tipo)}
        />
      )}
      {'politica' in lida && <Desenho efeito={lida.politica.efeito} ficha={ficha} />}
    </>
  )
}

/** Of one unit. */
function OQueMuda({
  textos,
  erros,
  onTexto,
}: Pick<CamposProps, 'erros' | 'onTexto'> & { textos: Ficha['textos'] }) {
  const { modo = 'desconto' } = textos
  const erro = erros.valor ?? erros['efeito.percentual'] ?? erros['efeito.precofixo']
  const isComValor = modo !== 'nenhum' && modo !== 'tabela'
  return (
    <fieldset>
      <legend>O que muda</legend>
      <div className="cadastro-par">
        <Select
          label="Preço de cada"
          value={modo}
          error={isComValor ? undefined : erro}
          onChange={({ target }) => onTexto('modo', target.value)}
        >
          {Object.entries(modos).map(([id, nome]) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
        {isComValor && (
          <Campo
            escrita={{ textos, erros: { ...(erro && { valor: erro }) }, onChange: onTexto }}
            nome="valor"
            label={modo === 'fixo' ? 'Preço (R$)' : 'Quanto (%)'}
            hint={modo === 'fixo' ? '' : 'Sobre o preço de tabela.'}
            inputMode="decimal"
            maxLength={12}
          />
        )}
      </div>
      {modo === 'tabela' && <p className="text-ink-muted">{SOBRE_A_TABELA}</p>}
    </fieldset>
  )
}

/** A price that percentages are shown of where no product is named. */
const EXEMPLO = { nome: 'um produto de exemplo', preco: 100, custo: null }

function Desenho({ efeito, ficha }: { efeito: PoliticaGuardada['efeito']; ficha: Ficha }) {
  if (!hasFaixas({ efeito })) return null
  const produto = ficha.nomeados.find(({ preco }) => preco !== null)
  const isEmReais = efeito.descontoProgressivo !== undefined
  // Tiers in reais say by themselves what is paid.
  const curva =
    produto || !isEmReais ? listCurva(efeito, produto ?? EXEMPLO) : listTabela(efeito.descontoProgressivo)
  if (curva.length === 0) return null
  const { nome, preco } = produto ?? EXEMPLO
  return (
    <figure className="precos-desenho">
      <figcaption className="text-ink-muted">
        {produto || !isEmReais
          ? `Preço de cada unidade de ${nome}, que na tabela custa ${formatPrecoUnitario(preco ?? 0)}.`
          : 'Preço de cada unidade.'}
      </figcaption>
      <Curva curva={curva} custo={produto?.custo ?? null} />
    </figure>
  )
}
