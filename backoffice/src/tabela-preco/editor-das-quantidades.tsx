import { useState } from 'react'

import type { ProdutoGuardado } from '@vitrine/contract'
import { formatPrecoUnitario } from '@vitrine/rules/dinheiro'
import { Notice } from '@vitrine/ui'

import { useAjustes } from '#ajuste'
import { Campo, Formulario, type Escrita } from '#cadastro'
import { Curva, findQuedaDoTotal, TabelaDeFaixas } from '#politica'
import { api, useTrabalho } from '#shell'

import {
  campos,
  listCurvaDoProduto,
  readFicha,
  toFicha,
  type FichaDasQuantidades,
  type Quantidades,
} from './campos-das-quantidades.ts'

const UM = '/painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}'

interface EditorProps {
  produto: ProdutoGuardado
  onGravado: (gravado: ProdutoGuardado, antes: Quantidades) => void
}

/** Wholesale and tiers of one product, for everyone, with the curve that they make (ux 3.6). */
export function EditorDasQuantidades({ produto, onGravado }: EditorProps) {
  const [ficha, setFicha] = useState(() => toFicha(produto))
  const estado = useProduto(produto, onGravado)
  const onTexto = (campo: string, texto: string) =>
    setFicha((antes) => ({ ...antes, textos: { ...antes.textos, [campo]: texto } }))
  async function write(versao?: number | null) {
    const lida = readFicha(ficha, produto)
    if ('erros' in lida) return estado.setErros(lida.erros)
    await estado.save({ ...produto, ...lida.quantidades }, versao)
  }
  const escrita = { textos: ficha.textos, erros: estado.erros, onChange: onTexto }
  return (
    <Formulario
      nome="Preços por quantidade"
      estado={estado}
      onWrite={write}
      say={sayQuantidades}
      onOutra={(outros) => setFicha(toFicha(outros))}
    >
      <p className="text-ink-muted">
        {produto.preco === null
          ? 'Este produto não tem preço: é vendido só por orçamento.'
          : `Na tabela custa ${formatPrecoUnitario(produto.preco)}. Vale para todos; uma política pode dar menos a um grupo.`}
      </p>
      <Atacado escrita={escrita} produto={produto} />
      <TabelaDeFaixas
        faixas={ficha.faixas}
        tipo="reais"
        erros={estado.erros}
        onChange={(faixas) => setFicha((antes) => ({ ...antes, faixas }))}
      />
      {estado.erros.descontoProgressivo && (
        <Notice tone="danger" live="alert">
          {estado.erros.descontoProgressivo}
        </Notice>
      )}
      <Desenho ficha={ficha} produto={produto} />
    </Formulario>
  )
}

/** Wholesale: one price from a quantity on. */
function Atacado({ escrita, produto }: { escrita: Escrita; produto: ProdutoGuardado }) {
  return (
    <fieldset>
      <legend>Atacado</legend>
      <div className="cadastro-par">
        <Campo
          escrita={escrita}
          nome="precovendaatacado"
          label="Preço de atacado (R$)"
          inputMode="decimal"
          maxLength={12}
          optional
        />
        <Campo
          escrita={escrita}
          nome="minvendaatacado"
          label="A partir de"
          hint={
            produto.multiploincremento
              ? `Unidades: cada ${produto.unidade} tem ${produto.multiploincremento}.`
              : ''
          }
          inputMode="decimal"
          maxLength={12}
          optional
        />
      </div>
    </fieldset>
  )
}

function Desenho({ ficha, produto }: { ficha: FichaDasQuantidades; produto: ProdutoGuardado }) {
  const lida = readFicha(ficha, produto)
  if ('erros' in lida) return null
  const curva = listCurvaDoProduto(produto, lida.quantidades)
  const { custo } = produto
  const menor = Math.min(...curva.map(({ preco }) => preco))
  const queda = findQuedaDoTotal(curva)
  return (
    <figure className="precos-desenho">
      {curva.length > 0 && <Curva curva={curva} custo={custo} />}
      <figcaption className="precos-avisos" aria-live="polite">
        {custo !== null && menor < custo && (
          <Notice tone="warning">
            {`Abaixo do custo: sairia por ${formatPrecoUnitario(menor)} e custa ${formatPrecoUnitario(custo)}.`}
          </Notice>
        )}
        {queda && <Notice tone="warning">{queda}</Notice>}
      </figcaption>
    </figure>
  )
}

function sayQuantidades({ precovendaatacado, descontoProgressivo }: Quantidades): string {
  const faixas = Object.keys(descontoProgressivo ?? {}).length
  const atacado =
    precovendaatacado === null ? 'sem atacado' : `atacado a ${formatPrecoUnitario(precovendaatacado)}`
  return `${atacado}, ${faixas === 0 ? 'sem faixas' : `faixas: ${faixas}`}`
}

function useProduto(produto: ProdutoGuardado, onGravado: EditorProps['onGravado']) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor, idcadastroextraproduto: produto.idcadastroextraproduto }
  return useAjustes<Omit<ProdutoGuardado, 'versao'> & { versao: number | null }>(produto, {
    campos,
    async write({ precovendaatacado, minvendaatacado, descontoProgressivo }, versao) {
      const resposta = await api(`PUT ${UM}`, {
        params,
        body: { precovendaatacado, minvendaatacado, descontoProgressivo, ...(versao !== null && { versao }) },
      })
      if (resposta.ok) onGravado(resposta.dados, produto)
      return resposta
    },
    read: () => api(`GET ${UM}`, { params }),
  })
}
