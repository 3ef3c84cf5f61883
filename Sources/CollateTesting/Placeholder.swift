import Collate
