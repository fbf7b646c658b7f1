import type { CategoriaDemo } from '../tipos.ts'

export const categorias: CategoriaDemo[] = [
  { slug: 'cervejas', nome: 'Cervejas', fundo: '#f6efdd', icone: 'beer' },
  { slug: 'lager', nome: 'Lager', pai: 'cervejas', fundo: '#f8f0d8', icone: 'beer' },
  { slug: 'ipa', nome: 'IPA e pale ale', pai: 'cervejas', fundo: '#eef1df', icone: 'beer' },
  { slug: 'trigo', nome: 'Trigo', pai: 'cervejas', fundo: '#f8f1e0', icone: 'wheat' },
  { slug: 'escuras', nome: 'Escuras', pai: 'cervejas', fundo: '#efe8e0', icone: 'beer' },
  { slug: 'sour', nome: 'Sour', pai: 'cervejas', fundo: '#f3eaf0', icone: 'apple' },
  { slug: 'chope', nome: 'Chope e barris', fundo: '#f4ecd9', icone: 'package' },
  { slug: 'growlers', nome: 'Growlers', pai: 'chope', fundo: '#f4ecd9', icone: 'beer' },
  { slug: 'barris', nome: 'Barris', pai: 'chope', fundo: '#edebe4', icone: 'package' },
  { slug: 'caixas-e-kits', nome: 'Caixas e kits', fundo: '#f5ede0', icone: 'boxes' },
  { slug: 'caixas', nome: 'Caixas fechadas', pai: 'caixas-e-kits', fundo: '#f5ede0', icone: 'boxes' },
  { slug: 'kits', nome: 'Kits e presentes', pai: 'caixas-e-kits', fundo: '#f6ebe4', icone: 'gift' },
  { slug: 'lojinha', nome: 'Copos e lojinha', fundo: '#eef1ec', icone: 'store' },
  { slug: 'copos', nome: 'Copos', pai: 'lojinha', fundo: '#eef1ec', icone: 'beer' },
  { slug: 'vestuario', nome: 'Vestuário', pai: 'lojinha', fundo: '#eceff2', icone: 'shirt' },
  { slug: 'petiscos', nome: 'Petiscos', pai: 'lojinha', fundo: '#f7efe2', icone: 'cookie' },
]
