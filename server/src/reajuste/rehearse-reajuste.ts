import type { EnsaioDeReajuste, ExemploDoReajuste, PedidoDeReajuste } from '@vitrine/contract'
import { adjustPrecos, motivosDePulo, type MotivoDePulo, type Reajustado } from '@vitrine/rules/reajuste'

import { listComPrecos, makeFiltro, type ComPrecos } from '#catalogo'
import type { Db } from '#infra'

/** Products that are read at once. */
const LOTE = 2000
/** So many of each kind are shown. */
const EXEMPLOS = 8

/** What a rule would make of the prices as they stand, by the function that will make it. */
export async function rehearseReajuste(
  db: Db,
  idfornecedor: string,
  { selecao, regra }: PedidoDeReajuste,
): Promise<EnsaioDeReajuste> {
  const ensaio = startEnsaio()
  const filtro = makeFiltro(idfornecedor, selecao)
  for (let depois: string | null = null; ;) {
    const produtos: ComPrecos[] = await listComPrecos(db, filtro, { depois, limit: LOTE })
    for (const produto of produtos) countIn(ensaio, produto, adjustPrecos(produto, regra))
    const ultimo = produtos.at(-1)
    if (!ultimo || produtos.length < LOTE) return showEnsaio(ensaio)
    depois = ultimo.idcadastroextraproduto
  }
}

type EmEnsaio = Omit<EnsaioDeReajuste, 'pulados'> & { pulados: Map<MotivoDePulo, number> }

const startEnsaio = (): EmEnsaio => ({
  produtos: 0,
  mudam: 0,
  iguais: 0,
  abaixo: 0,
  pulados: new Map(),
  exemplos: [],
  exemplosabaixo: [],
  exemplospulados: [],
})

function countIn(ensaio: EmEnsaio, produto: ComPrecos, feito: Reajustado): void {
  ensaio.produtos += 1
  if (feito.tipo === 'IGUAL') ensaio.iguais += 1
  if (feito.tipo === 'PULADO') {
    ensaio.pulados.set(feito.motivo, (ensaio.pulados.get(feito.motivo) ?? 0) + 1)
    keep(ensaio.exemplospulados, show(produto, null, feito.erro))
  }
  if (feito.tipo !== 'MUDA') return
  const exemplo = show(produto, feito.novos.preco, null)
  ensaio.mudam += 1
  keep(ensaio.exemplos, exemplo)
  if (!feito.isAbaixoDoCusto) return
  ensaio.abaixo += 1
  keep(ensaio.exemplosabaixo, exemplo)
}

function keep(exemplos: ExemploDoReajuste[], exemplo: ExemploDoReajuste): void {
  if (exemplos.length < EXEMPLOS) exemplos.push(exemplo)
}

const show = (
  { idcadastroextraproduto, sku, nome, preco, custo }: ComPrecos,
  depois: number | null,
  motivo: string | null,
): ExemploDoReajuste => ({ idcadastroextraproduto, sku, nome, antes: preco, depois, custo, motivo })

function showEnsaio({ pulados, ...ensaio }: EmEnsaio): EnsaioDeReajuste {
  return {
    ...ensaio,
    pulados: motivosDePulo.flatMap((porque) => {
      const quantos = pulados.get(porque)
      return quantos ? [{ porque, quantos }] : []
    }),
  }
}
