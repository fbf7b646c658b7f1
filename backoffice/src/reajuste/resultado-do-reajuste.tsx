import type { EnsaioDeReajuste, ExemploDoReajuste } from '@vitrine/contract'
import { formatPrecoUnitario } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Notice } from '@vitrine/ui'

import { TabelaDoEnsaio } from '#ensaio'

/** What a rule would do, before it does: how many, some of them, those below cost, those that stay and why. */
export function ResultadoDoReajuste({ ensaio }: { ensaio: EnsaioDeReajuste }) {
  const { produtos, mudam, iguais, abaixo, pulados, exemplos, exemplosabaixo, exemplospulados } = ensaio
  return (
    <section aria-label="Ensaio" className="reajuste-ensaio">
      <h2>
        {mudam === 0
          ? 'Nenhum preço mudaria'
          : `${pluralize(mudam, 'preço mudaria', 'preços mudariam')} de ${pluralize(produtos, 'produto', 'produtos')}`}
      </h2>
      {produtos === 0 && <p>Nenhum produto é assim. Mude o filtro.</p>}
      {iguais > 0 && <p>{pluralize(iguais, 'já tem este preço', 'já têm este preço')}.</p>}
      {pulados.length > 0 && (
        <ul aria-label="Ficam como estão">
          {pulados.map(({ porque, quantos }) => (
            <li key={porque}>
              <b className="num">{quantos}</b> {ditos[porque]}
            </li>
          ))}
        </ul>
      )}
      {abaixo > 0 && (
        <Notice tone="warning">
          {pluralize(abaixo, 'ficaria', 'ficariam')} abaixo do custo, no preço, no atacado ou numa faixa.
        </Notice>
      )}
      <Exemplos nome="Abaixo do custo" exemplos={exemplosabaixo} />
      <Exemplos nome="Alguns dos preços" exemplos={exemplos} />
      <Exemplos nome="Alguns dos que ficam" exemplos={exemplospulados} />
    </section>
  )
}

const ditos: Record<EnsaioDeReajuste['pulados'][number]['porque'], string> = {
  SEM_PRECO: 'sem preço de tabela ficam de fora.',
  SEM_CUSTO: 'sem custo cadastrado ficam de fora.',
  ABAIXO_DO_CUSTO: 'ficariam abaixo do custo: ficam de fora.',
  CONTRADIZ: 'contradiriam outro preço do produto: ficam de fora.',
  LIMITE: 'sairiam do que a loja aceita: ficam de fora.',
}

function Exemplos({ nome, exemplos }: { nome: string; exemplos: readonly ExemploDoReajuste[] }) {
  if (exemplos.length === 0) return null
  return (
    <TabelaDoEnsaio rotulo={nome} titulo={nome} cabecas={['Produto', 'Custo', 'Antes', 'Depois']}>
      {exemplos.map(({ idcadastroextraproduto, sku, nome: produto, custo, antes, depois, motivo }) => (
        <tr key={idcadastroextraproduto}>
          <th scope="row">
            {produto} <small>{sku}</small>
          </th>
          <td className="num">{write(custo)}</td>
          <td className="num">{write(antes)}</td>
          <td className="num">{motivo ?? write(depois)}</td>
        </tr>
      ))}
    </TabelaDoEnsaio>
  )
}

const write = (reais: number | null) => (reais === null ? 'sem' : formatPrecoUnitario(reais))
