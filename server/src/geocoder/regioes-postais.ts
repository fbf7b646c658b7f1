/**
 * The postal regions of Brazil: `first-last UF hub`, by the first digits of the CEP. They answer for a CEP whose
 * municipality has no range of its own in the gazetteer: the UF is certain, the hub only lends its coordinates. The last region ends with
 * the last CEP that is given to a town (Muliterno, 99990-000): 99999-999, which people type to get past a field, is not a CEP.
 */
const TABELA = `
01000-05999 SP São Paulo
06000-06999 SP Osasco
07000-07999 SP Guarulhos
08000-08999 SP Mogi das Cruzes
09000-09999 SP Santo André
10000-10999 SP São Paulo
11000-11999 SP Santos
12000-12999 SP São José dos Campos
13000-13999 SP Campinas
14000-14999 SP Ribeirão Preto
15000-15999 SP São José do Rio Preto
16000-16999 SP Araçatuba
17000-17999 SP Bauru
18000-18999 SP Sorocaba
19000-19999 SP Presidente Prudente
20000-23999 RJ Rio de Janeiro
24000-24999 RJ Niterói
25000-25999 RJ Petrópolis
26000-26999 RJ Nova Iguaçu
27000-27999 RJ Volta Redonda
28000-28999 RJ Campos dos Goytacazes
29000-29999 ES Vitória
30000-34999 MG Belo Horizonte
35000-35499 MG Governador Valadares
35500-35999 MG Divinópolis
36000-36999 MG Juiz de Fora
37000-37999 MG Varginha
38000-38999 MG Uberlândia
39000-39999 MG Montes Claros
40000-43999 BA Salvador
44000-44999 BA Feira de Santana
45000-45999 BA Vitória da Conquista
46000-46999 BA Brumado
47000-47999 BA Barreiras
48000-48999 BA Juazeiro
49000-49999 SE Aracaju
50000-54999 PE Recife
55000-55999 PE Caruaru
56000-56999 PE Petrolina
57000-57999 AL Maceió
58000-58999 PB João Pessoa
59000-59999 RN Natal
60000-61999 CE Fortaleza
62000-62999 CE Sobral
63000-63999 CE Juazeiro do Norte
64000-64999 PI Teresina
65000-65999 MA São Luís
66000-67999 PA Belém
68000-68899 PA Santarém
68900-68999 AP Macapá
69000-69299 AM Manaus
69300-69399 RR Boa Vista
69400-69899 AM Manaus
69900-69999 AC Rio Branco
70000-72799 DF Brasília
72800-72999 GO Luziânia
73000-73699 DF Brasília
73700-73999 GO Formosa
74000-76799 GO Goiânia
76800-76999 RO Porto Velho
77000-77999 TO Palmas
78000-78899 MT Cuiabá
79000-79999 MS Campo Grande
80000-83999 PR Curitiba
84000-84999 PR Ponta Grossa
85000-85999 PR Cascavel
86000-86999 PR Londrina
87000-87999 PR Maringá
88000-88999 SC Florianópolis
89000-89499 SC Joinville
89500-89999 SC Chapecó
90000-92999 RS Porto Alegre
93000-93999 RS Novo Hamburgo
94000-94999 RS Gravataí
95000-95999 RS Caxias do Sul
96000-96999 RS Pelotas
97000-97999 RS Santa Maria
98000-98999 RS Ijuí
99000-99990 RS Passo Fundo
`

interface RegiaoPostal {
  /** First and last five digits of the CEP. */
  inicio: number
  fim: number
  uf: string
  /** The municipality whose coordinates stand for the region. */
  polo: string
}

export const REGIOES_POSTAIS: readonly RegiaoPostal[] = TABELA.trim()
  .split('\n')
  .map((linha) => ({
    inicio: Number(linha.slice(0, 5)),
    fim: Number(linha.slice(6, 11)),
    uf: linha.slice(12, 14),
    polo: linha.slice(15),
  }))
